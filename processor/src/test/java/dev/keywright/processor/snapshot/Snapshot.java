package dev.keywright.processor.snapshot;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.Compiled;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** What the processor said of some entities, and which sources it wrote, by the name of a case. */
final class Snapshot {
  private static final List<String> OPTIONS =
      List.of("-proc:only", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000");
  private static final int DIGITS = 12;

  private final Map<String, StringBuilder> texts = new TreeMap<>();

  /**
   * Compiles cases together.
   *
   * @param nameOfPath the name of the case that a source belongs to, written or generated
   */
  void add(List<JavaFileObject> sources, Function<String, String> nameOfPath) {
    Compiled compiled = Compiled.with(OPTIONS, sources.toArray(JavaFileObject[]::new));
    for (Diagnostic<? extends JavaFileObject> finding : compiled.findings()) {
      String path = finding.getSource() == null ? "" : finding.getSource().getName();
      text(nameOfPath.apply(path))
          .append(finding.getKind() + " " + finding.getLineNumber())
          .append(":" + finding.getColumnNumber() + " ")
          .append(finding.getMessage(Locale.ROOT) + "\n");
    }
    new TreeMap<>(compiled.generatedSources())
        .forEach(
            (path, source) -> text(nameOfPath.apply(path)).append("\n" + path + "\n" + source));
  }

  private StringBuilder text(String name) {
    return texts.computeIfAbsent(name, it -> new StringBuilder());
  }

  /** All that was said and written, by case. */
  Map<String, String> texts() {
    Map<String, String> all = new TreeMap<>();
    texts.forEach((name, text) -> all.put(name, text.toString()));
    return all;
  }

  /** A line for each case: its name, and digits that change with any character of its text. */
  List<String> lines() {
    return texts.entrySet().stream()
        .map(it -> it.getKey() + " " + digest(it.getValue().toString()))
        .toList();
  }

  private static String digest(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException everyJvmHasIt) {
      throw new AssertionError(everyJvmHasIt);
    }
  }
}
