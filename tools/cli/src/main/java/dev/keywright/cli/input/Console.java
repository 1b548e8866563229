package dev.keywright.cli.input;

import dev.keywright.cli.Interruption;
import java.io.InputStream;

/**
 * What a command has of the terminal that it runs in.
 *
 * @param standardInput what {@code -} means
 * @param interruption stops the reading when the user asks for it
 */
public record Console(InputStream standardInput, Interruption interruption) {}
