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

  /** The item that begins where the column has been read up to. */
  InspectedItem next(Kind kind, String item, String type) {
    return InspectedItem.at(name, in.position(), kind, item, type);
  }

  /** Adds an item that has been read. */
  void add(InspectedItem item, Optional<Object> value, Outcome outcome, String remark) {
    String raw = raw(in.between(item.position(), in.position()));
    items.add(item.read(raw, value).judged(outcome, remark));
  }

  /** Adds the whole column, which does not begin with what all keys begin with. */
  void addWrongStart(InspectedItem item, MalformedKeyException malformed) {
    items.add(
        item.read(rest(item), Optional.empty())
            .judged(Outcome.WRONG, malformed.getMessage() + "; no key begins otherwise"));
  }

  /** Adds all that is left, which could not be read. */
  void addRest(InspectedItem item, boolean isCutOff, MalformedKeyException malformed) {
    String cutOff = rest(item).isEmpty() ? MISSING : CUT_OFF;
    items.add(
        item.read(rest(item), Optional.empty())
            .judged(
                isCutOff ? Outcome.CUT_OFF : Outcome.WRONG,
                isCutOff ? cutOff : String.valueOf(malformed.getMessage())));
  }

  private String rest(InspectedItem item) {
    return raw(in.between(item.position(), in.length()));
  }

  static String raw(Object content) {
    return content instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : content.toString();
  }
}
