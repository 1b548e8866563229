package dev.keywright.processor.laws;

import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rows with equal values have keys of their own, found together and one by one. */
record SuffixLaw(Tally tally) implements Law {
  private static final int DRAWN = 40;
  private static final int CHARACTERS = 36;

  @Override
  public void judge(LoadedDesign loaded) {
    if (loaded.design().hasSuffix()) {
      tally.count("layouts with a suffix", 1);
      loaded.fewRows(3).forEach(row -> draw(loaded, row));
    }
  }

  private void draw(LoadedDesign loaded, Row row) {
    Design design = loaded.design();
    int last = design.parts().size() - 1;
    int length = ((Suffixes) design.parts().get(last).spec().oracle()).length();
    Object[] entity = row.arguments().subList(0, last).toArray();
    List<Row> drawn = new ArrayList<>();
    for (int i = 0; i < DRAWN; i++) {
      drawn.add(row(loaded, loaded.key().ofNewEntity(entity), row, length));
    }
    Set<Key> keys = new HashSet<>(drawn.stream().map(Row::key).toList());
    tally.count("keys drawn", DRAWN);
    tally.check(keys.size() >= fewest(length), design, ": ", keys.size(), " different keys");
    findAll(loaded, row, drawn, last);
    findEach(loaded, row, drawn, last);
  }

  /**
   * How many of 40 differ at least, if they are random: of 36^length suffixes, 780 / 36^length
   * pairs are alike on average, and more than these are less than one time in a hundred million.
   */
  private static int fewest(int length) {
    return switch (length) {
      case 1 -> CHARACTERS / 4;
      case 2 -> DRAWN - 9;
      case 3 -> DRAWN - 3;
      default -> DRAWN - 2;
    };
  }

  private Row row(LoadedDesign loaded, Key key, Row like, int length) {
    Design design = loaded.design();
    List<Object> parts = loaded.key().parts(design, key);
    int last = parts.size() - 1;
    String suffix = (String) parts.get(last);
    tally.check(suffix.matches("[0-9a-z]{" + length + "}"), design, ": suffix ", suffix);
    boolean isSame = Row.areSame(parts.subList(0, last), like.arguments().subList(0, last));
    tally.check(isSame, design, ": ", key, " is not of ", like);
    List<Object> values = new ArrayList<>(like.values().subList(0, last));
    values.add(suffix);
    Row row = Row.of(loaded.key(), values);
    tally.check(row.key().equals(key), design, ": ", key);
    Key decoded = loaded.key().decode(row.stored());
    boolean isExposed = loaded.key().parts(design, decoded).get(last).equals(suffix);
    tally.check(isExposed && decoded.equals(key), design, ": ", decoded);
    return row;
  }

  private void findAll(LoadedDesign loaded, Row like, List<Row> drawn, int last) {
    ScanStages stages = loaded.stages();
    Object scan = stages.before(last, like.arguments());
    List<Answer> answers = answers(loaded, stages.of(last).all().on(scan));
    for (Row row : drawn) {
      tally.count("lookups by the values alone", 1);
      tally.check(Answer.holding(answers, row) == 1, loaded.design(), ": no scan finds ", row);
    }
    for (Row other : loaded.rows()) {
      boolean isLike = Row.areSame(other.values().subList(0, last), like.values().subList(0, last));
      boolean isRight = Answer.holding(answers, other) == (isLike ? 1 : 0);
      tally.check(isRight, loaded.design(), ": the scan of ", like, " and ", other);
    }
  }

  private void findEach(LoadedDesign loaded, Row like, List<Row> drawn, int last) {
    ScanStages stages = loaded.stages();
    Object scan = stages.before(last, like.arguments());
    for (Row row : drawn) {
      Object suffix = row.values().get(last);
      List<Answer> answers = answers(loaded, stages.equal(last, scan, suffix));
      for (Row other : drawn) {
        int expected = other.values().get(last).equals(suffix) ? 1 : 0;
        tally.count("lookups by the whole key", 1);
        tally.check(Answer.holding(answers, other) == expected, loaded.design(), ": ", row, other);
      }
    }
  }

  private static List<Answer> answers(LoadedDesign loaded, Object found) {
    return Answer.ranges(found).stream().map(it -> Answer.of(it, loaded.design())).toList();
  }
}
