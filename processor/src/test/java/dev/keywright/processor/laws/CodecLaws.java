package dev.keywright.processor.laws;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.JudgedSources;
import dev.keywright.processor.JudgedSources.Found;
import dev.keywright.processor.JudgedSources.Judged;
import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.ValueOrder.Placed;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.JavaFileObject;

/**
 * The laws of contents on the codecs that signatures build. Nothing is compiled, so that every
 * design can be judged in each build; {@link SignatureLaw} and {@link ConstantsLaw} tie these
 * codecs to those of generated keys.
 */
final class CodecLaws {
  private static final int AT_ONCE = 400;

  /**
   * Of so many changes of a content, one is decoded: all of them with {@code -Pevidence}. It is a
   * prime, because the kinds of changes come again at each place of a content.
   */
  private static final int CHANGED = Boolean.getBoolean("laws.explain") ? 1 : 5;

  private static final List<String> LAWS =
      List.of(
          DesignJudge.ORDER_THEOREM, "order", "identity", "the inverse", "the format", "canonical");

  private final Map<String, Tally> tallies = new LinkedHashMap<>();

  private CodecLaws(String which) {
    LAWS.forEach(law -> tallies.put(law, new Tally(law + ", " + which)));
  }

  /** Judges designs as the processor reads them. */
  static Collection<Tally> judge(String which, List<Design> designs) {
    CodecLaws laws = new CodecLaws(which);
    List<List<Design>> groups = new ArrayList<>();
    for (int from = 0; from < designs.size(); from += AT_ONCE) {
      groups.add(designs.subList(from, Math.min(designs.size(), from + AT_ONCE)));
    }
    Cores.forEach(groups, laws::judge);
    return laws.tallies.values();
  }

  private void judge(List<Design> designs) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    designs.forEach(design -> sources.add(EntitySource.of(design)));
    Map<String, Judged> judged = JudgedSources.of(sources).byEntity();
    for (Design design : designs) {
      Judged found = judged.get(UserTypes.PACKAGE + "." + design.name());
      if (isRefusedAsItShould(design, found)) {
        judge(design, found.layouts().get(0));
      }
    }
  }

  private boolean isRefusedAsItShould(Design design, Judged judged) {
    Set<String> errors = new TreeSet<>();
    judged.found().stream().filter(Found::isError).forEach(it -> errors.add(it.check().name()));
    Set<String> expected = OrderTheorem.refusals(design);
    Tally tally = tallies.get(DesignJudge.ORDER_THEOREM);
    tally.count("layouts judged", 1);
    tally.count("refused", errors.isEmpty() ? 0 : 1);
    tally.check(errors.equals(expected), design, " gets ", errors, " and not ", expected);
    return errors.isEmpty();
  }

  /** A key's values and contents. */
  private record Written(Placed placed, Map<String, Object> columns, List<byte[]> bytes) {
    int compareBytes(Written other) {
      return Row.compareBytes(bytes, other.bytes);
    }

    @Override
    public String toString() {
      return Design.shown(placed.values()) + " = " + Design.shown(List.copyOf(columns.values()));
    }
  }

  private void judge(Design design, LayoutSignature signature) {
    LayoutCodec codec = LayoutCodec.of(signature);
    List<Written> rows =
        design.tuples().stream().map(tuple -> written(design, codec, tuple)).toList();
    judgeOrder(design, rows);
    rows.forEach(row -> judgeContents(design, codec, row));
    rows.stream().limit(1).forEach(row -> judgeChanges(design, codec, row));
  }

  private static Written written(Design design, LayoutCodec codec, List<Object> tuple) {
    Map<String, Object> columns = codec.encode(byName(design, tuple));
    return new Written(
        Placed.of(design, tuple), columns, columns.values().stream().map(Row::bytes).toList());
  }

  private static Map<String, Object> byName(Design design, List<Object> tuple) {
    Map<String, Object> values = new LinkedHashMap<>();
    List<Object> inRows = SignatureLaw.inRows(design, tuple);
    for (int i = 0; i < inRows.size(); i++) {
      values.put(design.parts().get(i).name(), inRows.get(i));
    }
    return values;
  }

  private void judgeOrder(Design design, List<Written> rows) {
    List<Written> sorted = rows.stream().sorted(Written::compareBytes).toList();
    Set<List<ByteBuffer>> contents = new HashSet<>();
    rows.forEach(row -> contents.add(row.bytes().stream().map(ByteBuffer::wrap).toList()));
    Tally identity = tallies.get("identity");
    identity.count("keys told apart", rows.size());
    identity.check(contents.size() == rows.size(), design, ": equal columns");
    Tally order = tallies.get("order");
    order.count("keys compared", sorted.size() - 1L);
    for (int i = 1; i < sorted.size(); i++) {
      Written one = sorted.get(i - 1);
      Written other = sorted.get(i);
      order.check(
          ValueOrder.of(design, one.placed(), other.placed())
              .agreesWith(Integer.signum(one.compareBytes(other))),
          design,
          ": ",
          one,
          " and ",
          other);
    }
  }

  private void judgeContents(Design design, LayoutCodec codec, Written row) {
    for (Column column : design.columns()) {
      if (!column.isStored()) {
        Object expected = design.written(column, row.placed().values());
        tallies.get("the format").count("contents compared", 1);
        tallies
            .get("the format")
            .check(
                Objects.deepEquals(row.columns().get(column.name()), expected),
                design,
                ": ",
                row,
                " and not ",
                Design.shown(expected));
      }
    }
    Collection<Object> decoded = codec.decode(row.columns().values().toArray()).values();
    List<Object> values = SignatureLaw.inRows(design, row.placed().values());
    tallies.get("the inverse").count("keys decoded", 1);
    tallies
        .get("the inverse")
        .check(
            Row.areSame(SignatureLaw.comparable(decoded), SignatureLaw.comparable(values)),
            design,
            ": ",
            row,
            " is decoded to ",
            decoded);
  }

  private void judgeChanges(Design design, LayoutCodec codec, Written row) {
    CanonicalLaw law = new CanonicalLaw(tallies.get("canonical"));
    Object[] stored = row.columns().values().toArray();
    // Designs with the same encoding begin at different changes.
    int first = Math.floorMod(design.name().hashCode(), CHANGED);
    for (int i = 0; i < stored.length; i++) {
      List<?> changes = CanonicalLaw.changes(design, i, stored[i]);
      for (int j = first; j < changes.size(); j += CHANGED) {
        Object[] columns = CanonicalLaw.with(stored, i, changes.get(j));
        law.decode(design, columns, it -> codec.encode(codec.decode(it)));
      }
    }
  }
}
