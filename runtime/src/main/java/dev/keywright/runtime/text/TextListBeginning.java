package dev.keywright.runtime.text;

import dev.keywright.runtime.MalformedKeyException;

/** Judges columns that end inside a list: they were cut off, or no list begins like that. */
record TextListBeginning<E>(TextList<E> list) {

  /** Whether a list of this form begins with this, and is longer. */
  boolean mayBeTruncated(String beginning) {
    TextReader in = TextReader.explaining(list.name(), beginning);
    int begun = 0;
    while (in.position() < in.length()) {
      begun++;
      for (TextPart<?> part : list.parts()) {
        int start = in.position();
        try {
          part.read(in);
          if (list.separator() >= 0 && in.position() < in.length()) {
            in.separator((char) list.separator());
          }
        } catch (MalformedKeyException malformed) {
          boolean isCutOff =
              malformed.position() >= beginning.length()
                  || part.mayBeTruncated(beginning.substring(start));
          return isCutOff && begun <= list.limits().max();
        }
      }
    }
    return isBegun(beginning);
  }

  /** Whether a list can begin with these elements, of which the last one may be cut off. */
  private boolean isBegun(String beginning) {
    try {
      return list.begins(list.elements(TextReader.explaining(list.name(), beginning), null));
    } catch (MalformedKeyException malformed) {
      return malformed.position() >= beginning.length();
    }
  }
}
