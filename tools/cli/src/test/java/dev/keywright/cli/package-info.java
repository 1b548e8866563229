/** The command as users run it: arguments in, text and an exit code out. */
@NullMarked
package dev.keywright.cli;

import org.jspecify.annotations.NullMarked;
