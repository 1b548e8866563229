package dev.keywright.layout.automaton;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativePart;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A part and some values; in what it writes, a symbol is a character.
 *
 * @param values the part may refuse some of them
 */
record SmallPart(PartCodec<?, ?> codec, List<?> values) {

  /** Whatever the part writes for the values. */
  Set<String> written() {
    Set<String> written = new TreeSet<>();
    for (Object value : values) {
      try {
        written.add(written(value));
      } catch (InvalidPartException refused) {
        // No value of the part.
      }
    }
    return written;
  }

  @SuppressWarnings("unchecked") // a value of the codec's own type
  private String written(Object value) {
    return Contents.text(((PartCodec<Object, ?>) codec).encode(value));
  }

  /** Whether the part reads a text, and nothing is left of it. */
  boolean reads(String text) {
    try {
      read(text);
      return true;
    } catch (MalformedKeyException malformed) {
      return false;
    }
  }

  private void read(String text) {
    if (codec instanceof TextPart<?> part) {
      TextReader in = TextReader.explaining("column", text);
      part.read(in);
      in.end();
    } else if (codec instanceof BinaryPart<?> part) {
      BinaryReader in = BinaryReader.explaining("column", (text + tail()).getBytes(ISO_8859_1));
      part.read(in);
      in.literal(tail());
      in.end();
    } else {
      accept((NativePart<?>) codec, text);
    }
  }

  /** What has to stand behind a value that is read from the right. */
  private String tail() {
    return codec instanceof BinaryFramed<?> framed
            && framed.framing().form().encoding() == TextEncoding.TAIL
        ? "\0".repeat(framed.framing().form().width())
        : "";
  }

  @SuppressWarnings("unchecked") // what a column of its kind holds
  private static void accept(NativePart<?> part, String text) {
    Class<?> content =
        part instanceof NativeLong
            ? Long.class
            : part instanceof NativeBytes ? byte[].class : String.class;
    ((NativePart<Object>) part).accept(Contents.of(content, text));
  }
}
