@NullMarked
package dev.keywright.guard.fix;

import org.jspecify.annotations.NullMarked;
