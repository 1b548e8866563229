/** Brings rows in: purchases from the guide, from a CSV file, or made up, and made-up events. */
@NullMarked
package dev.keywright.example.input;

import org.jspecify.annotations.NullMarked;
