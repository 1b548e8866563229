package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.TextFile;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the application's own functions are, which choose buckets. */
public final class FunctionOption {
  @Option(
      names = "--functions",
      paramLabel = "JAR",
      description =
          "A jar or a directory with the classes that choose buckets, and with what they need; can"
              + " be given several times. The classes are run. Without them, buckets are read and"
              + " not compared.")
  private @Nullable List<Path> containers;

  /**
   * Layouts with the functions that their signatures name.
   *
   * @throws UnreadableInputException if such a class is not in the containers, or is no function
   */
  public List<NamedLayout> addTo(List<NamedLayout> layouts) throws UnreadableInputException {
    if (containers == null) {
      return layouts;
    }
    // Open as long as the process: functions load classes when they are called.
    ClassLoader loader = loader(containers);
    List<NamedLayout> known = new ArrayList<>();
    for (NamedLayout layout : layouts) {
      known.add(isUnknown(layout) ? withFunction(layout, loader) : layout);
    }
    return known;
  }

  private static boolean isUnknown(NamedLayout layout) {
    return layout.codec().bucket().flatMap(BucketChoice::uncompared).isPresent();
  }

  private static NamedLayout withFunction(NamedLayout layout, ClassLoader loader)
      throws UnreadableInputException {
    List<Class<?>> types = new ArrayList<>();
    for (String name : names(layout.signature())) {
      types.add(type(loader, name));
    }
    try {
      return layout.with(BucketFunctions.of(types.toArray(Class<?>[]::new)));
    } catch (IllegalArgumentException noFunction) {
      throw new UnreadableInputException(String.valueOf(noFunction.getMessage()), noFunction);
    }
  }

  private static List<String> names(LayoutSignature signature) {
    return signature.columns().stream()
        .flatMap(column -> column.bucket().stream())
        .map(BucketSignature::rule)
        .filter(BucketRule.Function.class::isInstance)
        .map(rule -> ((BucketRule.Function) rule).name())
        .toList();
  }

  /** A class by the name that Java sources have for it, which may be nested. */
  private static Class<?> type(ClassLoader loader, String name) throws UnreadableInputException {
    String binary = name;
    while (true) {
      try {
        return Class.forName(binary, true, loader);
      } catch (ClassNotFoundException missing) {
        int dot = binary.lastIndexOf('.');
        if (dot < 0) {
          throw new UnreadableInputException("no class " + name + " is in --functions", missing);
        }
        binary = binary.substring(0, dot) + "$" + binary.substring(dot + 1);
      } catch (LinkageError unusable) {
        Throwable reason = unusable.getCause() == null ? unusable : unusable.getCause();
        throw new UnreadableInputException(
            "the class " + name + " of --functions cannot be loaded: " + reason, unusable);
      }
    }
  }

  private static ClassLoader loader(List<Path> containers) throws UnreadableInputException {
    URL[] urls = new URL[containers.size()];
    for (int i = 0; i < urls.length; i++) {
      try {
        TextFile.requireThere(containers.get(i));
        urls[i] = containers.get(i).toUri().toURL();
      } catch (UnreadableInputException missing) {
        throw missing;
      } catch (IOException noUrl) {
        throw new UnreadableInputException(String.valueOf(noUrl.getMessage()), noUrl);
      }
    }
    return new URLClassLoader(urls, FunctionOption.class.getClassLoader());
  }
}
