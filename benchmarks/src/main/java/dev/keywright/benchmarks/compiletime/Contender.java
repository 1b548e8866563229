package dev.keywright.benchmarks.compiletime;

import java.util.List;
import java.util.stream.Collectors;

/** A processor that is measured: the jars it comes in, and how a type for it is written. */
enum Contender {
  KEYWRIGHT("Keywright", "processors/keywright-processor.jar") {
    @Override
    List<String> classPath() {
      return List.of("lib/keywright-annotations-", "lib/keywright-runtime-");
    }

    @Override
    String source(String packageName, String name, Shape shape) {
      return """
          package %s;

          import dev.keywright.*;
          import java.time.Instant;
          import java.time.LocalDate;

          %s
          public record %s(
              %s) {}
          """
          .formatted(
              packageName,
              String.join("\n", shape.annotations()),
              name,
              shape.properties().stream()
                  .map(part -> part.annotations() + " " + part.type() + " " + part.name())
                  .collect(Collectors.joining(",\n    ")));
    }
  },
  AUTO_VALUE("AutoValue", "processors/auto-value.jar") {
    @Override
    List<String> classPath() {
      return List.of("processors/auto-value-annotations.jar");
    }

    @Override
    String source(String packageName, String name, Shape shape) {
      return """
          package %s;

          import com.google.auto.value.AutoValue;
          import java.time.Instant;
          import java.time.LocalDate;

          @AutoValue
          public abstract class %s {
            %s
          }
          """
          .formatted(packageName, name, accessors("abstract ", shape));
    }
  },
  IMMUTABLES("Immutables", "processors/value.jar") {
    @Override
    List<String> classPath() {
      return List.of("processors/value.jar");
    }

    @Override
    String source(String packageName, String name, Shape shape) {
      return """
          package %s;

          import java.time.Instant;
          import java.time.LocalDate;
          import org.immutables.value.Value;

          @Value.Immutable
          public interface %s {
            %s
          }
          """
          .formatted(packageName, name, accessors("", shape));
    }
  };

  private final String title;
  private final String processorJar;

  Contender(String title, String processorJar) {
    this.title = title;
    this.processorJar = processorJar;
  }

  /** How the names of the jars begin that the sources are compiled against. */
  abstract List<String> classPath();

  /**
   * One type, which compiles with the processor and without: it does not mention what is generated.
   */
  abstract String source(String packageName, String name, Shape shape);

  private static String accessors(String modifier, Shape shape) {
    return shape.properties().stream()
        .map(property -> modifier + property.type() + " " + property.name() + "();")
        .collect(Collectors.joining("\n  "));
  }

  String title() {
    return title;
  }

  /** The jar of the processor, seen from the folder of the build. */
  String processorJar() {
    return processorJar;
  }
}
