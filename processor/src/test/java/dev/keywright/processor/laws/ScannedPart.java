package dev.keywright.processor.laws;

import dev.keywright.processor.laws.ScanStages.Stage;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Every question about one part, after the parts before it are fixed, against a plain filter. */
final class ScannedPart {
  private static final int CONTAINS_EACH = 16;

  private final LoadedDesign loaded;
  private final int part;
  private final List<Row> rows;
  private final Tally tally;
  private final Stage stage;
  private final ScanStages stages;
  private final PartSpec spec;
  private final List<Object> values;
  private final int[] ranks;
  private FixedContent fixed;
  private int asked;

  ScannedPart(LoadedDesign loaded, ScanStages stages, int part, List<Row> rows, Tally tally) {
    this.loaded = loaded;
    this.part = part;
    this.rows = rows;
    this.tally = tally;
    this.stages = stages;
    this.stage = stages.of(part);
    this.spec = loaded.design().parts().get(part).spec();
    this.values = loaded.design().legal(part).stream().sorted(spec.oracle()::compare).toList();
    this.ranks = ranks();
  }

  /** How many values are smaller than that of a row; rows share the values of their design. */
  private int[] ranks() {
    IdentityHashMap<Object, Integer> ranks = new IdentityHashMap<>();
    for (Object value : values) {
      long smaller = values.stream().filter(it -> spec.oracle().compare(it, value) < 0).count();
      ranks.put(value, (int) smaller);
    }
    return rows.stream().mapToInt(row -> ranks.get(row.values().get(part))).toArray();
  }

  /** Asks everything once the parts before have the values that they have in a row. */
  void askAfter(Row before) {
    boolean[] open = new boolean[rows.size()];
    for (int i = 0; i < open.length; i++) {
      open[i] = isSameBefore(rows.get(i), before);
    }
    Object scan = stages.before(part, before.arguments());
    fixed = FixedContent.before(loaded.design(), part, before.values());
    judge(open, i -> true, stage.all().on(scan), "all");
    for (int v = 0; v < values.size(); v++) {
      int rank = v;
      Object argument = argument(v);
      Object range = stages.equal(part, scan, argument);
      judgeAfter(part + 1, open, i -> ranks[i] == rank, range, "equal", v);
      judgeTight(fixed.and(part, values.get(v)), part + 1, range);
    }
    if (spec.keepsOrder()) {
      askBounds(open, scan);
      askBetween(open, scan);
    }
    if (spec.hasBeginnings()) {
      askBeginnings(open, scan);
    }
    if (spec.hasDomains()) {
      askDomains(open, scan);
    }
  }

  private boolean isSameBefore(Row one, Row other) {
    for (int i = 0; i < part; i++) {
      if (!Objects.deepEquals(one.values().get(i), other.values().get(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a scan that has fixed so many parts can have an answer in one bucket only, or a part in
   * front of the bucket is open.
   */
  private boolean isOneRange(int fixed) {
    if (fixed < loaded.design().bucketIndex()) {
      return true;
    }
    return IntStream.range(fixed, loaded.design().parts().size())
        .noneMatch(loaded.design()::isBucketed);
  }

  private Object argument(int value) {
    return loaded.key().argument(part, values.get(value));
  }

  private void askBounds(boolean[] open, Object scan) {
    Call atLeast = stage.range("atLeast");
    Call greaterThan = stage.range("greaterThan");
    Call atMost = stage.range("atMost");
    Call lessThan = stage.range("lessThan");
    for (int v = 0; v < values.size(); v++) {
      int rank = v;
      Object argument = argument(v);
      judge(open, i -> ranks[i] >= rank, atLeast.on(scan, argument), "atLeast", v);
      judge(open, i -> ranks[i] > rank, greaterThan.on(scan, argument), "greaterThan", v);
      judge(open, i -> ranks[i] <= rank, atMost.on(scan, argument), "atMost", v);
      judge(open, i -> ranks[i] < rank, lessThan.on(scan, argument), "lessThan", v);
    }
  }

  private void askBetween(boolean[] open, Object scan) {
    Call between = stage.range("between");
    for (int from = 0; from < values.size(); from++) {
      for (int to : bounds(from)) {
        int low = from;
        if (from > to) {
          refuses(between, scan, from, to);
        } else {
          Object range = between.on(scan, argument(from), argument(to));
          judge(open, i -> ranks[i] >= low && ranks[i] < to, range, "between", from, to);
          boolean isEmpty = Answer.ranges(range).stream().allMatch(KeyRange::isEmpty);
          tally.check(isEmpty == (from == to), loaded.design(), ": isEmpty() of ", range);
        }
      }
    }
  }

  // The neighbours of a value, the ends, and some that lie between.
  private int[] bounds(int from) {
    return IntStream.range(0, values.size())
        .filter(
            to ->
                Math.abs(to - from) <= 1
                    || to == 0
                    || to == values.size() - 1
                    || (from * 7 + to) % 8 == 0)
        .toArray();
  }

  private void refuses(Call between, Object scan, int from, int to) {
    tally.count("backward ranges refused", 1);
    try {
      Object range = between.on(scan, argument(from), argument(to));
      tally.wrong(loaded.design(), ": backwards, but ", range);
    } catch (IllegalArgumentException expected) {
      tally.check(expected.getMessage() != null, loaded.design(), ": ", expected);
    }
  }

  private void askBeginnings(boolean[] open, Object scan) {
    Call startsWith = stage.range("startsWith");
    Place place = loaded.design().place(part);
    for (Object beginning : Beginnings.of(spec, values)) {
      if (!spec.oracle().isLegalBeginning(beginning, place)) {
        tally.count("beginnings that no range has", 1);
        continue;
      }
      Object range = startsWith.on(scan, loaded.key().beginning(part, beginning));
      judge(
          open,
          i -> Beginnings.begins(spec, rows.get(i).values().get(part), beginning),
          range,
          "startsWith",
          Design.shown(beginning));
      judgeTight(fixed.andBeginning(part, beginning), loaded.design().parts().size(), range);
    }
  }

  private void askDomains(boolean[] open, Object scan) {
    Call below = stage.range("below");
    Place place = loaded.design().place(part);
    for (String domain : Names.domains(values)) {
      if (spec.oracle().isLegalBeginning(domain + ".", place)) {
        Object range = below.on(scan, domain);
        judge(
            open,
            i -> ((String) rows.get(i).values().get(part)).endsWith("." + domain),
            range,
            "below",
            Design.shown(domain));
      }
    }
  }

  private void judge(boolean[] open, IntPredicate expected, Object found, Object... question) {
    judgeAfter(part, open, expected, found, question);
    judgeTight(fixed, part, found);
  }

  // Once a column is whole, the range may be of the next one, where nothing is fixed.
  private void judgeTight(FixedContent content, int next, Object found) {
    for (KeyRange<?> range : Answer.ranges(found)) {
      if (!range.isEmpty() && range.column().equals(content.column().name())) {
        Answer answer = Answer.of(range, loaded.design());
        byte[] begun = content.begun(answer.from());
        judgeEdges(content, next, range, answer, begun);
        List<byte[]> strangers = Strangers.of(range);
        tally.count("contents of others tried", strangers.size());
        for (byte[] stranger : strangers) {
          if (answer.holds(stranger) && !content.isOf(stranger, begun)) {
            tally.wrong(loaded.design(), ": ", range, " holds ", hex(stranger));
          }
        }
      }
    }
  }

  // Whatever is asked, nothing is in the range that no value of the next part can begin.
  private void judgeEdges(
      FixedContent content, int next, KeyRange<?> range, Answer answer, byte[] begun) {
    if (next >= loaded.design().parts().size()
        || !loaded.design().columnOf(next).equals(content.column())) {
      return;
    }
    List<byte[]> strangers = loaded.strangers(next, begun);
    tally.count("contents beyond the values of a part", strangers.size());
    for (byte[] stranger : strangers) {
      if (answer.holds(stranger)) {
        String beyond = hex(stranger);
        tally.wrong(loaded.design(), ": ", range, " holds what no value begins: ", beyond);
      }
    }
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private void judgeAfter(
      int fixed, boolean[] open, IntPredicate expected, Object found, Object... question) {
    List<KeyRange<?>> ranges = Answer.ranges(found);
    List<Answer> answers = ranges.stream().map(range -> Answer.of(range, loaded.design())).toList();
    int[] holding = loaded.sorted().holding(answers);
    asked++;
    for (int i = 0; i < open.length; i++) {
      int isIn = open[i] && expected.test(i) ? 1 : 0;
      boolean isRight = holding[i] == isIn;
      if (isRight && (i + asked) % CONTAINS_EACH == 0) {
        isRight = contains(found, rows.get(i)) == (isIn == 1);
      }
      if (!isRight) {
        String has = isIn == 1 ? " lacks, or has twice, " : " has ";
        tally.wrong(loaded.design(), ": ", List.of(question), found, has, rows.get(i));
      }
    }
    String format = loaded.design().form().binary() ? "BINARY" : "TEXT";
    tally.count("memberships checked in " + format, (long) open.length * ranges.size());
    tally.count("scans", 1);
    loaded
        .design()
        .form()
        .bucket()
        .ifPresent(it -> checkSize(ranges.size(), it, isOneRange(fixed), found));
  }

  private static boolean contains(Object found, Row row) {
    return found instanceof KeyRanges<?, ?> ranges
        ? ranges.contains(row.key())
        : ((KeyRange<?>) found).contains(row.key());
  }

  // A scan whose bounds meet needs no bucket at all.
  private void checkSize(int size, BucketOracle buckets, boolean oneRange, Object found) {
    int fewest = oneRange ? 1 : buckets.count();
    tally.count(oneRange ? "scans of one range" : "scans of all buckets", size == 0 ? 0 : 1);
    tally.check(size == fewest || size == 0, loaded.design(), ": ", size, " buckets in ", found);
  }
}
