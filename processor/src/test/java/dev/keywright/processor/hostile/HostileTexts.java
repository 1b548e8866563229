package dev.keywright.processor.hostile;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Texts that mean something to a compiler, to Javadoc, to a formatter or to a terminal. */
final class HostileTexts {
  /** Each attacks one reader of the generated text. */
  private static final List<String> ATTACKS =
      List.of(
          // What ends a comment, a literal or a statement.
          "*/",
          "/*",
          "/**",
          "//",
          "**/",
          "* /",
          "\"",
          "\"\"\"",
          "'",
          "\\",
          "\\\\",
          "\\\"",
          ";",
          "{",
          "}",
          "{}",
          "}}",
          "{{",
          "*/ class X {} /*",
          "\"; int x = 1; String y = \"",
          // Escapes that javac takes apart before it sees tokens.
          "\\u002a/",
          "*\\u002f",
          "\\u0022",
          "\\u005c",
          "\\u000a",
          "\\\\u002a/",
          "\\uuu002a/",
          "\\u",
          "\\uD83D",
          "\\u{2a}",
          "\\x2a",
          "\\0",
          "\\s",
          "\\n",
          // Tags of Javadoc and of HTML.
          "{@link",
          "{@link Missing}",
          "{@code",
          "{@code x}",
          "{@literal",
          "@",
          "@param x",
          "@throws Missing",
          "@deprecated",
          "<",
          ">",
          "&",
          "&lt;",
          "&amp",
          "&#42;&#47;",
          "<b>",
          "</pre>",
          "</code>",
          "<pre>",
          "<p>",
          "<script>",
          "<!--",
          "-->",
          "<![CDATA[",
          "]]>",
          // Formats.
          "$L",
          "$S",
          "$T",
          "$N",
          "$W",
          "$>",
          "$<",
          "$[",
          "$]",
          "$$",
          "$",
          "$1L",
          "$Z",
          "%n",
          "%s",
          "%",
          "%%",
          "{0}",
          "${x}",
          "#{x}",
          // Words and signs that a line could be cut at.
          " permits ",
          "a permits b",
          " implements ",
          "x class y implements z",
          " class ",
          " = ",
          "a = b",
          " -> ",
          "import java.lang.String;",
          "private static final int",
          "* @throws ",
          "interface a permits b",
          // Ends of lines, and what nobody sees.
          "\n",
          "\r",
          "\r\n",
          "\t",
          "\f",
          "\013",
          "\0",
          "\b",
          "\033[31m",
          "\177",
          "\u0085",
          "\u2028",
          "\u2029",
          "\u00a0",
          "\u00ad",
          "\u200b",
          "\u200d",
          "\u200e",
          "\u200f",
          "\ufeff",
          "\u202e",
          "\u202a",
          "\u2066",
          "\u2069",
          "\u061c",
          "\u180e",
          "\ufffe",
          "\uffff",
          // Halves of characters, and characters of two.
          "\ud800",
          "\udfff",
          "\ud83d\ude00",
          "\udb40\udc41",
          "\ud834\udd73",
          "\u0301",
          "\u0130",
          "\u0131",
          "\u00e9",
          "\u65e5",
          "\u0660",
          "\u212a",
          "\u017f",
          "\u00df");

  /** What stands around an attack: it must not matter where in a text it is. */
  private static final List<String> AROUND = List.of("?", "a?", "?a", "a ? b", "? ?", "a#?#{id}");

  private HostileTexts() {}

  /** The attacks alone. */
  static List<String> few() {
    return ATTACKS;
  }

  /** About five hundred texts with an attack at the beginning, in the middle or at the end. */
  static List<String> all() {
    Set<String> texts = new LinkedHashSet<>(ATTACKS);
    for (String attack : ATTACKS) {
      // The others by turns, so that each place has every kind.
      int turn = texts.size();
      for (int i = 0; i < 3; i++) {
        texts.add(AROUND.get(1 + (turn + i * 2) % (AROUND.size() - 1)).replace("?", attack));
      }
    }
    texts.add("");
    texts.add(" ");
    texts.add("permits ".repeat(40));
    return new ArrayList<>(texts);
  }
}
