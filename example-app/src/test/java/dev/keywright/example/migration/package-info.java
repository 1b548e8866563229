/** A table that moves to another layout while it is read. */
@NullMarked
package dev.keywright.example.migration;

import org.jspecify.annotations.NullMarked;
