/* SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
 * SPDX-License-Identifier: MIT
 * SHA-256 of FIPS 180-4. Plain C, no allocation, any byte order. */
#ifndef ZC_THIRD_PARTY_SHA256_H
#define ZC_THIRD_PARTY_SHA256_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sha256_state {
    uint32_t words[8];
    uint64_t length; /* bytes taken so far */
    uint8_t block[64];
} sha256_state;

void sha256_begin(sha256_state *state);
void sha256_add(sha256_state *state, const void *bytes, size_t size);
void sha256_end(sha256_state *state, uint8_t digest[32]);

#ifdef __cplusplus
}
#endif

#endif
