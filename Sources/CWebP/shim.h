// SPDX-License-Identifier: MIT

// libwebp's encoder and libwebpmux's animation encoder.

#ifndef SCROLLWORK_CWEBP_SHIM_H
#define SCROLLWORK_CWEBP_SHIM_H

#include <webp/encode.h>
#include <webp/mux.h>

#endif
