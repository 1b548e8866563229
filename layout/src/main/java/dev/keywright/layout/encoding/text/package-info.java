/** The encodings of TEXT. */
@NullMarked
package dev.keywright.layout.encoding.text;

import org.jspecify.annotations.NullMarked;
