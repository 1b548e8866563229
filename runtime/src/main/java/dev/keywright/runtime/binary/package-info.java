/**
 * The BINARY format: one codec per kind of part, each able to size, write and read its values.
 *
 * <p>Generated keys hold one codec per part as a constant and call it. Codecs are immutable and may
 * be shared between threads.
 *
 * <p>For generated keys and other modules of Keywright; applications do not call it.
 */
@NullMarked
package dev.keywright.runtime.binary;

import org.jspecify.annotations.NullMarked;
