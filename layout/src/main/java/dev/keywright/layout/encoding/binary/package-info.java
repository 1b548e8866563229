/** The encodings of BINARY, and those of FDB_TUPLE that only have another byte in front. */
@NullMarked
package dev.keywright.layout.encoding.binary;

import org.jspecify.annotations.NullMarked;
