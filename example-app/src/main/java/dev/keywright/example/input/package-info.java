/** Brings purchases in: from the guide, from a CSV file, or made up. */
@NullMarked
package dev.keywright.example.input;

import org.jspecify.annotations.NullMarked;
