package dev.keywright.runtime.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.binary.BinaryString;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** The beginning of a text in UTF-8, which may end inside a character. */
final class Utf8Beginning {
  private Utf8Beginning() {}

  static boolean mayGoOn(BinaryString part, byte[] rest) {
    ByteBuffer bytes = ByteBuffer.wrap(rest);
    CharBuffer characters = CharBuffer.allocate(rest.length);
    CoderResult result =
        UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .decode(bytes, characters, false);
    characters.flip();
    boolean isLegal = characters.codePoints().allMatch(part.alphabet()::contains);
    return !result.isError()
        && isLegal
        && characters.length() < part.maxLength()
        && part.alphabet().next(-1) >= 0;
  }
}
