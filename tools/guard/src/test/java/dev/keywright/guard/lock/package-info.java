@NullMarked
package dev.keywright.guard.lock;

import org.jspecify.annotations.NullMarked;
