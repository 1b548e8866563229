package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.TextFile;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Layouts as people give them to a command.
 *
 * @param layouts one, or those of the members of a family
 * @param container the jar or directory of their classes; empty if they come from no class
 */
public record LayoutArgument(List<NamedLayout> layouts, Optional<Path> container) {
  /** How to give one, for the help of commands. */
  public static final String FORMS =
      "A layout line, such as \"TEXT separator=',' | pk: id int pad=6\"; @FILE with a layout on"
          + " each line; or JAR!CLASS, such as app.jar!shop.OrderKey, for a generated key or family"
          + " (a directory of classes works as well). The class is read, and not run.";

  private static final String NAMELESS = "the layout";

  public LayoutArgument {
    layouts = List.copyOf(layouts);
  }

  /** Reads what is on the command line. */
  public static final class Converter implements ITypeConverter<LayoutArgument> {
    @Override
    public LayoutArgument convert(String argument) throws UnreadableInputException {
      try {
        return new LayoutArgument(layouts(argument), container(argument));
      } catch (UnreadableInputException missing) {
        throw missing;
      } catch (IOException | MalformedSignatureException unreadable) {
        throw new TypeConversionException(String.valueOf(unreadable.getMessage()));
      }
    }
  }

  /** The layouts of several arguments; those of mere lines are numbered if there are several. */
  public static List<NamedLayout> all(List<LayoutArgument> arguments) {
    List<NamedLayout> all = new ArrayList<>();
    for (LayoutArgument argument : arguments) {
      for (NamedLayout layout : argument.layouts()) {
        boolean isNumbered = arguments.size() > 1 && layout.name().equals(NAMELESS);
        String name = isNumbered ? "layout " + (all.size() + 1) : layout.name();
        all.add(new NamedLayout(name, layout.signature()));
      }
    }
    return all;
  }

  static List<NamedLayout> layouts(String argument) throws IOException {
    if (isLine(argument)) {
      return List.of(
          new NamedLayout(NAMELESS, LayoutSignature.parse(ByteNotation.canonical(argument))));
    }
    if (argument.startsWith("@")) {
      return ofFile(Path.of(argument.substring(1)));
    }
    Optional<Path> container = container(argument);
    if (container.isPresent()) {
      return new ClassLayouts(container.get()).of(className(argument));
    }
    throw new IOException(
        "'"
            + argument
            + "' is not a layout: it begins with none of "
            + Arrays.toString(LayoutFormat.values())
            + " nor with @, and has no ! between a jar and a class"
            + remedy(argument));
  }

  /** What to write for something that is there, but is no layout. */
  private static String remedy(String argument) {
    File named = new File(argument);
    if (named.isDirectory() || (named.isFile() && argument.endsWith(".jar"))) {
      return "; for a key in it, write " + argument + "!, and its class behind that";
    }
    return named.isFile() ? "; for the layouts in this file, write @" + argument : "";
  }

  /** The jar or directory of a class that is named as {@code app.jar!shop.OrderKey}. */
  static Optional<Path> container(String argument) {
    int mark = argument.lastIndexOf('!');
    return isLine(argument) || argument.startsWith("@") || mark <= 0
        ? Optional.empty()
        : Optional.of(Path.of(argument.substring(0, mark)));
  }

  /** The class that is named in a container. */
  static String className(String argument) {
    return argument.substring(argument.lastIndexOf('!') + 1);
  }

  // No path has columns, so a format with a slip is named as such.
  private static boolean isLine(String argument) {
    return Stream.of(LayoutFormat.values()).anyMatch(it -> argument.startsWith(it + " "))
        || (argument.contains(" | ") && !argument.startsWith("@"));
  }

  /** Whether an argument is the path of a jar or a directory, and no layout. */
  public static boolean isPath(String argument) {
    return !isLine(argument) && !argument.startsWith("@") && container(argument).isEmpty();
  }

  private static List<NamedLayout> ofFile(Path file) throws IOException {
    List<NamedLayout> layouts = new ArrayList<>();
    int number = 0;
    for (String line : TextFile.lines(file, Long.MAX_VALUE)) {
      number++;
      if (!line.isBlank()) {
        String name = "line " + number + " of " + file;
        layouts.add(new NamedLayout(name, ofLine(line, name)));
      }
    }
    if (layouts.isEmpty()) {
      throw new IOException(file + " has no line with a layout");
    }
    return layouts.size() == 1
        ? List.of(new NamedLayout(file.toString(), layouts.get(0).signature()))
        : layouts;
  }

  private static LayoutSignature ofLine(String line, String name) throws IOException {
    try {
      return LayoutSignature.parse(ByteNotation.canonical(line.strip()));
    } catch (MalformedSignatureException malformed) {
      throw new IOException(name + ": " + malformed.getMessage(), malformed);
    }
  }
}
