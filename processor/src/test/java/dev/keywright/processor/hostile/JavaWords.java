package dev.keywright.processor.hostile;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** The words of Java, which may be the names of members, or may not. */
final class JavaWords {
  /** Keywords and literals of the language, of any version. */
  static final List<String> KEYWORDS =
      words(
          """
          abstract assert boolean break byte case catch char class const continue default do double
          else enum extends final finally float for goto if implements import instanceof int
          interface long native new package private protected public return short static strictfp
          super switch synchronized this throw throws transient try void volatile while _
          true false null
          """);

  /** Words that mean something in some places alone. */
  static final List<String> CONTEXTUAL =
      words(
          """
          exports module open opens permits provides record requires sealed to transitive uses var
          when with yield
          """);

  /** Names that generated code, or what it stands on, has itself. */
  static final List<String> OURS =
      words(
          """
          Override String Object List Map Optional Key value values name of key scan at in
          out index start end decode read encode columns bucket all LAYOUT ORDER equal compare
          length x it text size write
          """);

  private static final List<String> NO_TYPES =
      words("permits record sealed var yield String E Id Code Stop");

  private JavaWords() {}

  /** The words that can be the name of a member. */
  static List<String> names() {
    return Stream.of(CONTEXTUAL, OURS)
        .flatMap(List::stream)
        .filter(SourceVersion::isName)
        .distinct()
        .toList();
  }

  /** The words that can be the name of a type, too. */
  static List<String> types() {
    return names().stream().filter(it -> !NO_TYPES.contains(it)).toList();
  }

  /** All words. */
  static List<String> all() {
    return Stream.of(KEYWORDS, CONTEXTUAL, OURS).flatMap(List::stream).distinct().toList();
  }

  private static List<String> words(String lines) {
    return Arrays.asList(lines.strip().split("\\s+"));
  }
}
