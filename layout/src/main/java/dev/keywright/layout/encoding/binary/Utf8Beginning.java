package dev.keywright.layout.encoding.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.binary.BinaryString;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** The beginning of a text in UTF-8, which may end inside a character. */
@SuppressWarnings("ArrayRecordComponent") // it lives within one call
record Utf8Beginning(BinaryString part, byte[] rest) {

  boolean mayBeTruncated() {
    CharBuffer characters = CharBuffer.allocate(rest.length);
    CoderResult result =
        UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(rest), characters, false);
    characters.flip();
    boolean isLegal = characters.codePoints().allMatch(part.alphabet()::contains);
    return !result.isError()
        && isLegal
        && characters.length() < part.maxLength()
        && part.alphabet().next(-1) >= 0;
  }
}
