/** Foreign encodings: how other systems write whole numbers. */
@NullMarked
package dev.keywright.runtime.number;

import org.jspecify.annotations.NullMarked;
