package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;

/** The escapes that systems are known to write for the end of a text and for the escape itself. */
final class Escapes {
  private static final String END = "%0$";
  private static final String ESCAPE = "%9$";

  private Escapes() {}

  /** Those of YARN, if every {@code %} in the texts begins one of them; else none. */
  static String in(List<byte[]> contents, int end) {
    boolean isSeen = false;
    for (byte[] content : contents) {
      String text = new String(content, ISO_8859_1);
      String rest = text.replace(END, "").replace(ESCAPE, "");
      if (rest.indexOf('%') >= 0) {
        return "";
      }
      isSeen = isSeen || rest.length() < text.length();
    }
    return isSeen && end == '!' ? " escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\"" : "";
  }

  /** The texts that these escapes stand for. A description of them knows nothing of escapes. */
  static List<byte[]> undone(List<byte[]> contents) {
    return contents.stream()
        .map(content -> new String(content, ISO_8859_1))
        .map(text -> text.replace(END, "!").replace(ESCAPE, "%").getBytes(ISO_8859_1))
        .toList();
  }
}
