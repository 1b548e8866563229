/** The purchases made with a student card and the events of a log, kept in embedded stores. */
@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
