/** Foreign encodings: how other systems show where texts and bytes end. */
@NullMarked
package dev.keywright.runtime.frame;

import org.jspecify.annotations.NullMarked;
