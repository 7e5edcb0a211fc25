// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Reading and writing from one description: describe(archive, value) names each field once, so that what is
// written is what is read. Out writes, In reads.
#pragma once

#include "record/in.h"
#include "record/out.h"
