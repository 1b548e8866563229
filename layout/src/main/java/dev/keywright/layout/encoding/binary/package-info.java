/**
 * The encodings of BINARY, and those of FDB_TUPLE that differ from them in their first byte only.
 */
@NullMarked
package dev.keywright.layout.encoding.binary;

import org.jspecify.annotations.NullMarked;
