package dev.keywright.runtime.binary;

import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;

/** Judges columns that end inside a list: they were cut off, or no list begins like that. */
record BinaryListBeginning<E>(BinaryList<E> list) {

  /** Whether a list of this form begins with this, and is longer. */
  boolean mayBeTruncated(byte[] beginning) {
    BinaryReader in = BinaryReader.explaining(list.name(), beginning);
    int begun = 0;
    while (in.remaining() > 0) {
      begun++;
      for (BinaryPart<?> part : list.parts()) {
        int start = in.position();
        try {
          part.read(in);
        } catch (MalformedKeyException malformed) {
          boolean isCutOff =
              malformed.position() >= beginning.length
                  || part.mayBeTruncated(Arrays.copyOfRange(beginning, start, beginning.length));
          return isCutOff && begun <= list.limits().max();
        }
      }
    }
    return isBegun(beginning);
  }

  /** Whether a list can begin with these elements, none of which is cut off. */
  private boolean isBegun(byte[] beginning) {
    try {
      return list.begins(list.elements(BinaryReader.explaining(list.name(), beginning), null));
    } catch (MalformedKeyException refused) {
      return false;
    }
  }
}
