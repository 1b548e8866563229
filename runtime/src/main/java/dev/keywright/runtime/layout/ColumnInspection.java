package dev.keywright.runtime.layout;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.layout.InspectedItem.Kind;
import dev.keywright.runtime.layout.InspectedItem.Outcome;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Reads one column up to the first item that cannot be read, and says of each item how far it went.
 */
final class ColumnInspection {
  private static final String MISSING = "missing: the column ends before it";
  private static final String CUT_OFF = "cut off: the column ends inside it";
  private static final String OPEN = "it may go on: the column may be cut off here";
  private static final String UNCOMPARED = "not compared: what it depends on is not whole";

  private final ColumnSignature column;
  private final ColumnCodec codec;
  private final ColumnContent in;
  private final boolean mayBeCutOff;
  private final List<InspectedItem> items = new ArrayList<>();

  ColumnInspection(ColumnSignature column, ColumnCodec codec, Object stored, boolean mayBeCutOff) {
    this.column = column;
    this.codec = codec;
    this.in = codec.open(stored);
    this.mayBeCutOff = mayBeCutOff;
  }

  List<InspectedItem> items() {
    int count = column.parts().size();
    boolean isReadable = column.bucket().isEmpty() || readBucket(column.bucket().get());
    for (int i = 0; isReadable && i < count; i++) {
      isReadable = readPart(i) && (i == count - 1 || readSeparator(i + 1));
    }
    if (isReadable) {
      readEnd();
    }
    return items;
  }

  private boolean readBucket(BucketSignature bucket) {
    try {
      int number = in.bucket();
      add(
          Kind.BUCKET,
          "bucket",
          bucket.toString(),
          0,
          Optional.of(number),
          Outcome.OPEN,
          UNCOMPARED);
    } catch (MalformedKeyException malformed) {
      Outcome outcome =
          Beginnings.ofBucket(bucket, in.between(0, in.length())) ? Outcome.CUT_OFF : Outcome.WRONG;
      addRest(Kind.BUCKET, "bucket", bucket.toString(), 0, outcome, malformed);
      return false;
    }
    return column.parts().isEmpty() || readSeparator(0);
  }

  private boolean readSeparator(int next) {
    int start = in.position();
    try {
      in.separator();
      return true;
    } catch (MalformedKeyException malformed) {
      if (start == in.length()) {
        PartSignature part = column.parts().get(next);
        addRest(Kind.PART, part.name(), part.type().toString(), start, Outcome.CUT_OFF, malformed);
      } else {
        addRest(Kind.SURPLUS, malformed.part(), "", start, Outcome.WRONG, malformed);
      }
      return false;
    }
  }

  private void readEnd() {
    int start = in.position();
    try {
      in.end();
    } catch (MalformedKeyException malformed) {
      addRest(Kind.SURPLUS, malformed.part(), "", start, Outcome.WRONG, malformed);
    }
  }

  private boolean readPart(int index) {
    PartSignature part = column.parts().get(index);
    int start = in.position();
    if (part.hash().isPresent() && !skipHash(part, part.hash().get())) {
      return false;
    }
    int valueStart = in.position();
    Object value;
    try {
      value = PartValues.fromCodec(part, in.read(index));
    } catch (MalformedKeyException malformed) {
      boolean isCutOff = malformed.position() >= in.length() || mayGoOn(index, valueStart);
      addHash(part, start, valueStart, Outcome.OPEN, UNCOMPARED);
      Outcome outcome = isCutOff ? Outcome.CUT_OFF : Outcome.WRONG;
      addRest(Kind.PART, part.name(), part.type().toString(), valueStart, outcome, malformed);
      return false;
    }
    boolean isLast = index == column.parts().size() - 1;
    boolean mayGoOn = in.position() == in.length() && mayGoOn(index, valueStart);
    boolean isEnded = !mayGoOn || (isLast && !mayBeCutOff);
    judgeHash(part, start, valueStart, isEnded);
    if (mayGoOn && !isLast) {
      add(
          Kind.PART,
          part.name(),
          part.type().toString(),
          valueStart,
          Optional.empty(),
          Outcome.CUT_OFF,
          CUT_OFF);
      return false;
    }
    Outcome outcome = isEnded ? Outcome.WHOLE : Outcome.OPEN;
    add(
        Kind.PART,
        part.name(),
        part.type().toString(),
        valueStart,
        Optional.of(value),
        outcome,
        isEnded ? "" : OPEN);
    return true;
  }

  private boolean mayGoOn(int index, int start) {
    return Beginnings.mayGoOn(codec.parts().get(index), in.between(start, in.length()));
  }

  private boolean skipHash(PartSignature part, HashSignature hash) {
    int start = in.position();
    try {
      in.skipHash();
      return true;
    } catch (MalformedKeyException malformed) {
      Outcome outcome =
          Beginnings.ofHash(in.between(start, in.length())) ? Outcome.CUT_OFF : Outcome.WRONG;
      addRest(Kind.HASH_PREFIX, part.name(), hash.toString(), start, outcome, malformed);
      return false;
    }
  }

  // Of a part that may go on, another hash proves nothing.
  private void judgeHash(PartSignature part, int start, int end, boolean isPartWhole) {
    if (part.hash().isEmpty()) {
      return;
    }
    try {
      in.verifyHash(start);
      addHash(part, start, end, Outcome.WHOLE, "");
    } catch (MalformedKeyException wrong) {
      String remark = isPartWhole ? String.valueOf(wrong.getMessage()) : UNCOMPARED;
      addHash(part, start, end, isPartWhole ? Outcome.WRONG : Outcome.OPEN, remark);
    }
  }

  private void addHash(PartSignature part, int start, int end, Outcome outcome, String remark) {
    part.hash()
        .ifPresent(
            hash ->
                items.add(
                    new InspectedItem(
                        column.name(),
                        Kind.HASH_PREFIX,
                        part.name(),
                        hash.toString(),
                        start,
                        raw(in.between(start, end)),
                        Optional.of(raw(in.between(start, end))),
                        outcome,
                        remark)));
  }

  /** Adds what has been read up to here. */
  private void add(
      Kind kind,
      String name,
      String type,
      int start,
      Optional<Object> value,
      Outcome outcome,
      String remark) {
    String raw = raw(in.between(start, in.position()));
    items.add(
        new InspectedItem(column.name(), kind, name, type, start, raw, value, outcome, remark));
  }

  /** Adds all that is left, which could not be read. */
  private void addRest(
      Kind kind,
      String name,
      String type,
      int start,
      Outcome outcome,
      MalformedKeyException malformed) {
    String raw = raw(in.between(start, in.length()));
    String cutOff = raw.isEmpty() ? MISSING : CUT_OFF;
    String remark = outcome == Outcome.CUT_OFF ? cutOff : String.valueOf(malformed.getMessage());
    items.add(
        new InspectedItem(
            column.name(), kind, name, type, start, raw, Optional.empty(), outcome, remark));
  }

  static String raw(Object content) {
    return content instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : content.toString();
  }
}
