package dev.keywright.runtime.text;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.utf8.Utf8;

/** Says in messages which characters a text part may hold, and how others could be let in. */
record AllowedCharacters(StringPart part) {

  /** The end of a sentence that begins with "must", about the character at an index. */
  String limit(String value, int index) {
    String character = "character " + (index + 1) + " is " + Utf8.named(value.codePointAt(index));
    return "hold only " + this + " (" + character + ")" + remedy();
  }

  /** What a stored text should hold; with a high separator, few characters are left. */
  String expected() {
    String below =
        part.separator() > 'z'
            ? "digits or letters"
            : part.separator() > 'Z'
                ? "digits or capitals"
                : part.separator() > '9' ? "digits" : "";
    return isKeptAboveSeparator() && !below.isEmpty()
        ? this
            + ", so no "
            + below
            + " (declare an alphabet, or make the part unordered, to allow them)"
        : toString();
  }

  @Override
  public String toString() {
    if (part.alphabet().equals(Alphabet.basic())) {
      return "characters up to U+FFFF and no lone surrogates";
    }
    return isKeptAboveSeparator()
        ? "characters above the separator '" + (char) part.separator() + "'"
        : "characters of [" + part.alphabet() + "]";
  }

  private String remedy() {
    if (part.alphabet().equals(Alphabet.basic())) {
      return "; @Domain(alphabet) can name others";
    }
    return isKeptAboveSeparator() ? "; a lower separator, or escape = true, lets others in" : "";
  }

  private boolean isKeptAboveSeparator() {
    return part.separator() >= 0
        && part.alphabet().equals(Alphabet.basic().above((char) part.separator()));
  }
}
