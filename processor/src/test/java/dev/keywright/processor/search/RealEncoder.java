package dev.keywright.processor.search;

import dev.keywright.layout.assembly.Encodings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.PartCodec;

/** The codecs that a key of this layout has, for values that a message shows. */
record RealEncoder(Layout layout, Column column) {

  /** Whether a key holds this text for a value. */
  boolean writes(int index, Object value, String text) {
    try {
      return codec(index).encode(plain(value)).equals(text);
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  /** Whether a key takes a value. */
  boolean takes(int index, Object value) {
    return !refuses(index, value);
  }

  /** Whether storing a value throws. */
  boolean refuses(int index, Object value) {
    try {
      Object unused = codec(index).encode(plain(value));
      return false;
    } catch (InvalidPartException refused) {
      return true;
    }
  }

  private static Object plain(Object value) {
    return value instanceof PartType.Constant constant ? constant.name() : value;
  }

  @SuppressWarnings("unchecked") // a part of the value's own type
  private PartCodec<Object, Object> codec(int index) {
    Part part = column.parts().get(index);
    return (PartCodec<Object, Object>)
        (PartCodec<?, ?>) Encodings.of(part.signature(), column.place(layout, part)).codec();
  }
}
