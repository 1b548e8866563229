/** The hashes that spread keys: the same bytes for the same input on every platform. */
@NullMarked
package dev.keywright.runtime.hash;

import org.jspecify.annotations.NullMarked;
