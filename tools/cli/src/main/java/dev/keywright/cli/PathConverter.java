package dev.keywright.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the name of a file or a directory. An empty one is refused: it would mean the current
 * directory, and mostly comes from a variable of the shell that is not set. So is {@code -}, which
 * would be a file of that name, though it means a standard stream elsewhere.
 */
final class PathConverter implements ITypeConverter<Path> {

  @Override
  public Path convert(String name) {
    if (name.isEmpty()) {
      throw new TypeConversionException("the name is empty; write . for the current directory");
    }
    if (name.equals("-")) {
      throw new TypeConversionException("- is no file here; write ./- for a file of that name");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException none) {
      throw new TypeConversionException("'" + name + "' is no name of a file: " + none.getReason());
    }
  }
}
