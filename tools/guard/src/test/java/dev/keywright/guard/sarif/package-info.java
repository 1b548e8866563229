@NullMarked
package dev.keywright.guard.sarif;

import org.jspecify.annotations.NullMarked;
