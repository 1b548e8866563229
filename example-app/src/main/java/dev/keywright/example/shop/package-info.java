/** A shop whose items of four kinds share one table. */
@NullMarked
package dev.keywright.example.shop;

import org.jspecify.annotations.NullMarked;
