@NullMarked
package dev.keywright.guard.edits;

import org.jspecify.annotations.NullMarked;
