/** The purchases made with a student card, kept in an embedded sorted store. */
@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
