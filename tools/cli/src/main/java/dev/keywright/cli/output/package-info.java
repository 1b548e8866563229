/** Turns reports into text for people and JSON for programs. */
@NullMarked
package dev.keywright.cli.output;

import org.jspecify.annotations.NullMarked;
