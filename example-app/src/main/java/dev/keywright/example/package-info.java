/** Purchases with a student card, and events of a log, in sorted stores. */
@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
