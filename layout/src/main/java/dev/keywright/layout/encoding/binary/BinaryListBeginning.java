package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import java.util.Arrays;
import java.util.List;

/** Judges columns that end inside a list: they were cut off, or no list begins like that. */
record BinaryListBeginning(
    BinaryList<List<Object>> list, List<PartEncoding<? extends BinaryPart<?>>> parts) {

  /** Whether a list of this form begins with this, and is longer. */
  boolean mayBeTruncated(byte[] beginning) {
    BinaryReader in = BinaryReader.explaining(list.name(), beginning);
    int begun = 0;
    while (in.position() < beginning.length) {
      begun++;
      for (PartEncoding<? extends BinaryPart<?>> part : parts) {
        int start = in.position();
        try {
          part.codec().read(in);
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
