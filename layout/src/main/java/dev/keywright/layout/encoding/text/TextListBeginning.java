package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TextReader;
import java.util.List;

/** Judges columns that end inside a list: they were cut off, or no list begins like that. */
record TextListBeginning(
    TextList<List<Object>> list, List<PartEncoding<? extends TextPart<?>>> parts) {

  /** Whether a list of this form begins with this, and is longer. */
  boolean mayBeTruncated(String beginning) {
    TextReader in = TextReader.explaining(list.name(), beginning);
    int begun = 0;
    while (in.position() < beginning.length()) {
      begun++;
      for (PartEncoding<? extends TextPart<?>> part : parts) {
        int start = in.position();
        try {
          part.codec().read(in);
          if (list.separator() >= 0 && in.position() < beginning.length()) {
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
