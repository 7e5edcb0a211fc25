/* SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
 * SPDX-License-Identifier: MIT */
#include "sha256.h"

#include <string.h>

/* First 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2). */
static const uint32_t constants[64] = {
    0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
    0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u,
    0xe49b69c1u, 0xefbe4786u, 0x0fc19dc6u, 0x240ca1ccu, 0x2de92c6fu, 0x4a7484aau, 0x5cb0a9dcu, 0x76f988dau,
    0x983e5152u, 0xa831c66du, 0xb00327c8u, 0xbf597fc7u, 0xc6e00bf3u, 0xd5a79147u, 0x06ca6351u, 0x14292967u,
    0x27b70a85u, 0x2e1b2138u, 0x4d2c6dfcu, 0x53380d13u, 0x650a7354u, 0x766a0abbu, 0x81c2c92eu, 0x92722c85u,
    0xa2bfe8a1u, 0xa81a664bu, 0xc24b8b70u, 0xc76c51a3u, 0xd192e819u, 0xd6990624u, 0xf40e3585u, 0x106aa070u,
    0x19a4c116u, 0x1e376c08u, 0x2748774cu, 0x34b0bcb5u, 0x391c0cb3u, 0x4ed8aa4au, 0x5b9cca4fu, 0x682e6ff3u,
    0x748f82eeu, 0x78a5636fu, 0x84c87814u, 0x8cc70208u, 0x90befffau, 0xa4506cebu, 0xbef9a3f7u, 0xc67178f2u};

static uint32_t turned(uint32_t word, unsigned by) { return (word >> by) | (word << (32u - by)); }

static void take_block(sha256_state *state, const uint8_t *block)
{
    uint32_t schedule[64];
    for (unsigned i = 0; i < 16; ++i)
        schedule[i] = ((uint32_t)block[4 * i] << 24) | ((uint32_t)block[4 * i + 1] << 16) |
                      ((uint32_t)block[4 * i + 2] << 8) | (uint32_t)block[4 * i + 3];
    for (unsigned i = 16; i < 64; ++i) {
        const uint32_t a = schedule[i - 15];
        const uint32_t b = schedule[i - 2];
        schedule[i] = schedule[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ (a >> 3)) + schedule[i - 7] +
                      (turned(b, 17) ^ turned(b, 19) ^ (b >> 10));
    }
    uint32_t w[8];
    memcpy(w, state->words, sizeof w);
    for (unsigned i = 0; i < 64; ++i) {
        const uint32_t choice = (w[4] & w[5]) ^ (~w[4] & w[6]);
        const uint32_t majority = (w[0] & w[1]) ^ (w[0] & w[2]) ^ (w[1] & w[2]);
        const uint32_t first =
            w[7] + (turned(w[4], 6) ^ turned(w[4], 11) ^ turned(w[4], 25)) + choice + constants[i] + schedule[i];
        const uint32_t second = (turned(w[0], 2) ^ turned(w[0], 13) ^ turned(w[0], 22)) + majority;
        memmove(w + 1, w, 7 * sizeof w[0]);
        w[4] += first;
        w[0] = first + second;
    }
    for (unsigned i = 0; i < 8; ++i)
        state->words[i] += w[i];
}

void sha256_begin(sha256_state *state)
{
    /* First 32 bits of the fractional parts of the square roots of the first eight primes (5.3.3). */
    static const uint32_t first[8] = {0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au,
                                      0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u};
    memcpy(state->words, first, sizeof first);
    state->length = 0;
}

void sha256_add(sha256_state *state, const void *bytes, size_t size)
{
    const uint8_t *from = (const uint8_t *)bytes;
    while (size > 0) {
        const size_t filled = (size_t)(state->length % 64u);
        const size_t taken = size < 64u - filled ? size : 64u - filled;
        memcpy(state->block + filled, from, taken);
        state->length += taken;
        from += taken;
        size -= taken;
        if (state->length % 64u == 0)
            take_block(state, state->block);
    }
}

void sha256_end(sha256_state *state, uint8_t digest[32])
{
    static const uint8_t padding[64] = {0x80};
    const uint64_t bits = state->length * 8u;
    const size_t filled = (size_t)(state->length % 64u);
    sha256_add(state, padding, filled < 56u ? 56u - filled : 120u - filled);
    uint8_t length[8];
    for (unsigned i = 0; i < 8; ++i)
        length[i] = (uint8_t)(bits >> (56u - 8u * i));
    sha256_add(state, length, 8);
    for (unsigned i = 0; i < 32; ++i)
        digest[i] = (uint8_t)(state->words[i / 4] >> (24u - 8u * (i % 4u)));
}
