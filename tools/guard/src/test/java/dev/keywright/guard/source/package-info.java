@NullMarked
package dev.keywright.guard.source;

import org.jspecify.annotations.NullMarked;
