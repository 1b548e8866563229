package dev.keywright.cli.layout;

import dev.keywright.cli.input.TextFile;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.report.description.Descriptions;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.description.DescribedKey;
import dev.keywright.simulator.description.DesignScenarios;
import dev.keywright.simulator.description.LoadOptions;
import dev.keywright.simulator.description.ProfiledScenarios;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Designs of keys as people give them to a command: described keys, layouts, or a profile. */
public sealed interface DesignArgument {
  /** How to give one, for the help of commands. */
  String FORMS =
      "JAR!CLASS, such as app.jar!shop.OrderKey (a directory of classes works as well): the description"
          + " that the processor has put beside the class is read, or else its layout. Or a layout"
          + " line, or @FILE with a layout on each line, or PROFILE.json from profile --json.";

  /**
   * The scenarios of the designs.
   *
   * @param isVaried whether each key is compared with variants of it
   * @param isArrival whether keys of a profile came in the order in which they were written
   */
  List<Scenario> scenarios(LoadOptions options, boolean isVaried, boolean isArrival);

  /** Keys of which more or less is known. */
  record Keys(List<DescribedKey> keys) implements DesignArgument {
    /** The keys that were named. */
    public Keys {
      keys = List.copyOf(keys);
    }

    @Override
    public List<Scenario> scenarios(LoadOptions options, boolean isVaried, boolean isArrival) {
      return keys.stream()
          .flatMap(key -> (isVaried ? DesignScenarios.variants(key) : List.of(key)).stream())
          .map(key -> DesignScenarios.of(key, options))
          .toList();
    }
  }

  /**
   * A profile of keys that exist.
   *
   * @param json the output of {@code keywright profile --json}
   */
  record Profiled(String title, String json) implements DesignArgument {
    @Override
    public List<Scenario> scenarios(LoadOptions options, boolean isVaried, boolean isArrival) {
      if (isVaried) {
        throw new IllegalArgumentException("a profile has no parts that a design could vary");
      }
      return List.of(ProfiledScenarios.scenario(title, json, options, isArrival));
    }
  }

  /** Reads what is on the command line. */
  final class Converter implements ITypeConverter<DesignArgument> {
    @Override
    public DesignArgument convert(String argument) throws UnreadableInputException {
      try {
        return read(argument);
      } catch (UnreadableInputException missing) {
        throw missing;
      } catch (IOException | MalformedSignatureException broken) {
        throw new TypeConversionException(String.valueOf(broken.getMessage()));
      }
    }

    private static DesignArgument read(String argument) throws IOException {
      if (argument.endsWith(".json") && !argument.startsWith("@")) {
        return new Profiled(argument, TextFile.read(Path.of(argument)));
      }
      Optional<Path> container = LayoutArgument.container(argument);
      if (container.isPresent()) {
        Optional<byte[]> description =
            new ClassLayouts(container.get()).description(LayoutArgument.className(argument));
        if (description.isPresent()) {
          return new Keys(
              List.of(DescribedKey.of(Descriptions.parse(description.get(), argument))));
        }
      }
      return new Keys(
          LayoutArgument.layouts(argument).stream()
              .map(layout -> DescribedKey.of(layout.name(), layout.signature()))
              .toList());
    }
  }
}
