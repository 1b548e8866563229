/** The command line: what was asked for, and how the answer is printed. */
@NullMarked
package dev.keywright.example.command;

import org.jspecify.annotations.NullMarked;
