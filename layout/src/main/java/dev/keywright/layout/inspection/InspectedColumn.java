package dev.keywright.layout.inspection;

import dev.keywright.layout.assembly.ColumnContent;
import dev.keywright.layout.inspection.InspectedItem.Kind;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** What has been found in one column. */
final class InspectedColumn<C> {
  static final String CUT_OFF = "cut off: the column ends inside it";
  private static final String MISSING = "missing: the column ends before it";

  private final String name;
  private final ColumnContent<C> in;
  private final List<InspectedItem> items = new ArrayList<>();

  InspectedColumn(String name, ColumnContent<C> in) {
    this.name = name;
    this.in = in;
  }

  List<InspectedItem> all() {
    return items;
  }

  int size() {
    return items.size();
  }

  /** Adds what has been read up to here. */
  void add(
      Kind kind,
      String item,
      String type,
      int start,
      Optional<Object> value,
      Outcome outcome,
      String remark) {
    String raw = raw(in.between(start, in.position()));
    items.add(
        InspectedItem.at(name, start, kind, item, type).read(raw, value).judged(outcome, remark));
  }

  /** Adds the whole column, which does not begin with what all keys begin with. */
  void addWrongStart(String item, String literal, MalformedKeyException malformed) {
    items.add(
        InspectedItem.at(name, 0, Kind.LITERAL, item, literal)
            .read(raw(in.between(0, in.length())), Optional.empty())
            .judged(Outcome.WRONG, malformed.getMessage() + "; no key begins otherwise"));
  }

  /** Adds all that is left, which could not be read. */
  void addRest(
      Kind kind,
      String item,
      String type,
      int start,
      Outcome outcome,
      MalformedKeyException malformed) {
    String raw = raw(in.between(start, in.length()));
    String cutOff = raw.isEmpty() ? MISSING : CUT_OFF;
    String remark = outcome == Outcome.CUT_OFF ? cutOff : String.valueOf(malformed.getMessage());
    items.add(
        InspectedItem.at(name, start, kind, item, type)
            .read(raw, Optional.empty())
            .judged(outcome, remark));
  }

  static String raw(Object content) {
    return content instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : content.toString();
  }
}
