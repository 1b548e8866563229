/** The encodings of FDB_TUPLE. */
@NullMarked
package dev.keywright.layout.encoding.tuple;

import org.jspecify.annotations.NullMarked;
