package dev.keywright.runtime.text;

/** Reads the values of a {@link StringPart}. */
final class StringDecoder {
  private StringDecoder() {}

  static String read(StringPart part, TextReader in) {
    if (!in.isChecked() && part.isAsItIs()) {
      // Written as it is, so whatever the constructor takes is written like this again.
      return taken(part, in);
    }
    int start = in.position();
    if (part.isPlain() && !part.mayHoldSeparator()) {
      int end = part.alphabet().endOfAscii(in.text(), start);
      int length = end - start;
      if (length >= part.minLength()
          && length <= part.maxLength()
          && in.endsAt(end, part.separator())) {
        // The reader need not know the part: neither its text nor what follows can be at fault.
        return in.takeTo(end);
      }
    }
    return readWide(part, in, start);
  }

  // A length that is always the same shows where a text ends, whatever stands in it.
  private static String taken(StringPart part, TextReader in) {
    if (!part.mayHoldSeparator()) {
      return in.take(part.separator());
    }
    in.begin(part.name());
    return in.takeExactly(part.maxLength());
  }

  private static String readWide(StringPart part, TextReader in, int start) {
    in.begin(part.name());
    String stored = taken(part, in);
    String written =
        part.escaped()
            ? SeparatorEscapes.read((char) part.escapeUpTo(), in, start, stored)
            : stored;
    if (written.length() < part.minLength()) {
      throw in.malformedAt(start, "a length of at least " + part.minLength());
    }
    if (written.length() > part.maxLength()) {
      throw in.malformedAt(start, "at most " + part.maxLength() + " characters");
    }
    // Before it is turned around, which would make a pair of two surrogates in the wrong order.
    for (int i = 0; i < written.length(); ) {
      int c = written.codePointAt(i);
      if (!part.alphabet().contains(c)) {
        int at = start + (part.escaped() ? 0 : i);
        throw in.malformedAt(at, in.explains() ? new AllowedCharacters(part).expected() : "");
      }
      i += Character.charCount(c);
    }
    return part.reversed() ? new StringBuilder(written).reverse().toString() : written;
  }
}
