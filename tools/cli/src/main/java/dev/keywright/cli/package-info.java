/** The command {@code keywright}: what it can do with keys that exist, from a terminal. */
@NullMarked
package dev.keywright.cli;

import org.jspecify.annotations.NullMarked;
