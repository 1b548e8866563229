/** Turns keys into rows of an embedded sorted store, and ranges of keys into reads of it. */
@NullMarked
package dev.keywright.example.store;

import org.jspecify.annotations.NullMarked;
