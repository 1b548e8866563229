package dev.keywright.processor.emit.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TidySourceTest {
  private static String tidy(String source) {
    return TidySource.of(source, "Override"::equals);
  }

  @Test
  void aCommentOfOneSentenceTakesOneLine() {
    assertThat(tidy("  /**\n   * All keys.\n   */\n  void all();\n"))
        .isEqualTo("  /** All keys. */\n  void all();\n");
  }

  @Test
  void aCommentThatIsTooLongForOneLineStays() {
    String fits = "/**\n * " + "a".repeat(93) + "\n */\nclass A {}\n";
    String tooLong = "/**\n * " + "a".repeat(94) + "\n */\nclass A {}\n";

    assertThat(tidy(fits)).isEqualTo("/** " + "a".repeat(93) + " */\nclass A {}\n");
    assertThat(tidy(tooLong)).isEqualTo(tooLong);
  }

  @Test
  void aCommentOfMoreLinesStays() {
    String comment = "/**\n * One.\n *\n * <p>Two.\n */\nclass A {}\n";

    assertThat(tidy(comment)).isEqualTo(comment);
  }

  @Test
  void aLongConstantIsBrokenBehindTheFirstEqualsSign() {
    String name = "  private static final Part PART =";
    String value = "Part.of(\"a = b\", " + "1".repeat(60) + ");";

    assertThat(tidy(name + " " + value + "\n")).isEqualTo(name + "\n      " + value + "\n");
  }

  @Test
  void aLongClassHasWhatItImplementsOnALineOfItsOwn() {
    String name = "  private static final class TagsEntry";
    String implemented = "implements BinaryElement<" + "A".repeat(60) + "> {";
    String fits = "  private static final class TagsEntry implements BinaryElement<Tag> {\n  }\n";

    assertThat(tidy(name + " " + implemented + "\n  }\n"))
        .isEqualTo(name + "\n      " + implemented + "\n  }\n");
    assertThat(tidy(fits)).isEqualTo(fits);
  }

  @Test
  void constantsStandTogetherAlsoWhereOneTakesMoreLines() {
    assertThat(
            tidy(
                """
                class A {
                  private static final Part A = Part.of(1);

                  private static final Part B = Part.of(2)
                      .atMost(3);

                  private static final Part C = Part.of(4);

                  A() {
                  }

                  private static final Part D = Part.of(5);
                }
                """))
        .isEqualTo(
            """
            class A {
              private static final Part A = Part.of(1);
              private static final Part B = Part.of(2).atMost(3);
              private static final Part C = Part.of(4);

              A() {
              }

              private static final Part D = Part.of(5);
            }
            """);
  }

  @Test
  void fieldsOfANestedClassStandTogether() {
    assertThat(
            tidy(
                """
                  static final class Scan {
                    private final int a;

                    private final int b;

                    private Scan() {
                    }
                  }
                """))
        .isEqualTo(
            """
              static final class Scan {
                private final int a;
                private final int b;

                private Scan() {
                }
              }
            """);
  }

  @Test
  void spaceAtTheEndOfLinesAndOfTheTextIsLeftOut() {
    assertThat(tidy("class A {  \n}\n\n\n")).isEqualTo("class A {\n}\n");
  }

  @Test
  void ofJavaLangOnlyWhatIsHiddenIsImported() {
    String kept =
        """
        import java.lang.Override;
        import java.lang.annotation.Target;
        import java.util.Map;
        """;

    assertThat(tidy("import java.lang.String;\n" + kept)).isEqualTo(kept);
  }

  @Test
  void anExceptionInACommentIsNamedInFullIfItIsHidden() {
    assertThat(tidy("/**\n * @throws String if a\n * @throws Override if b\n */\n"))
        .isEqualTo("/**\n * @throws String if a\n * @throws java.lang.Override if b\n */\n");
  }

  @Test
  void anInterfaceHasWhomItPermitsOnALineOfItsOwn() {
    assertThat(tidy("public sealed interface A extends Key permits B, C {\n}\n"))
        .isEqualTo("public sealed interface A extends Key\n    permits B, C {\n}\n");
  }

  @Test
  void wordsInLiteralsAndCommentsAndNamesAreNoWordsOfTheLanguage() {
    String untouched =
        """
        /**
         * A class that an interface permits implements nothing = import java.lang.Override;
         * @throws Refused if private static final is not allowed
         */
        class A {
          String a = "a sealed interface permits b";
          char b = '"'; String c = " interface x permits y"; // "
          String d = "\\" + " \\" interface x permits y";
          /* interface x permits y */ int permits = 1;

          /* private static final int a = 1; */

          /* private static final int b = 1; */
          void permits(int permits , int others) {
          }
        }
        """;

    assertThat(tidy(untouched)).isEqualTo(untouched);
  }

  @Test
  void aLongLineIsNotBrokenInsideALiteral() {
    String text = "  String a = \"x class a implements b = c " + "1".repeat(90) + "\";\n";
    String constant = "  private static final String A =\n";
    String value = "      \"a = b " + "1".repeat(90) + "\";\n";

    assertThat(tidy(text)).isEqualTo(text);
    assertThat(tidy(constant.stripTrailing() + value.substring(5))).isEqualTo(constant + value);
  }
}
