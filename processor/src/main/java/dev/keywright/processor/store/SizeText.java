package dev.keywright.processor.store;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PatternParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/** What a store and a volume say about the size of keys, partitions and answers, in sentences. */
public final class SizeText {
  private final Layout layout;
  private final StoreProfile profile;
  private final Averages sizing;

  public SizeText(Layout layout) {
    this.layout = layout;
    this.profile = OwnStore.of(layout);
    this.sizing = Averages.of(layout);
  }

  /**
   * The largest length of each column and of the key, beside the limit of the store.
   *
   * @param shown how the name of a column is shown
   */
  public List<String> lengths(UnaryOperator<String> shown) {
    List<String> lines = new ArrayList<>();
    for (Column column : layout.columns()) {
      Optional<Limit> limit = OwnStore.columnBytes(profile, column);
      limit
          .filter(it -> !holdsNumber(column))
          .flatMap(it -> line(shown.apply(column.name()), EncodedLength.of(layout, column), it))
          .ifPresent(lines::add);
    }
    profile
        .limit(Figure.KEY_BYTES)
        .flatMap(it -> line("The key", EncodedLength.of(layout), it))
        .ifPresent(lines::add);
    return lines;
  }

  // Its width is the store's own affair.
  private static boolean holdsNumber(Column column) {
    return column.nativeType() && column.parts().get(0).is(Kind.WHOLE);
  }

  private Optional<String> line(String what, OptionalLong length, Limit limit) {
    return length.stream()
        .mapToObj(
            it ->
                what
                    + " has at most "
                    + Amounts.count(it, "byte")
                    + "; "
                    + profile.title()
                    + " allows "
                    + Amounts.number(limit.value())
                    + ".")
        .findFirst();
  }

  /** The rows, bytes and writes of one partition key; empty if they are not known. */
  public Optional<String> partition() {
    OptionalLong rows = sizing.partitionRows();
    OptionalLong bytes = sizing.partitionBytes();
    OptionalLong writes = sizing.partitionWrites();
    List<String> figures = new ArrayList<>();
    rows.ifPresent(it -> figures.add(Amounts.count(it, "row")));
    bytes.ifPresent(it -> figures.add(Amounts.bytes(it)));
    writes.ifPresent(it -> figures.add(Amounts.count(it, "write") + " in the busiest second"));
    return figures.isEmpty()
        ? Optional.empty()
        : Optional.of("Each partition key has about " + joined(figures) + ".");
  }

  private static String joined(List<String> figures) {
    int last = figures.size() - 1;
    return last == 0
        ? figures.get(0)
        : String.join(", ", figures.subList(0, last)) + " and " + figures.get(last);
  }

  /** The rows and requests of the answer to a question; empty if its rows are not known. */
  public Optional<String> answer(PatternParts question) {
    OptionalLong rows = sizing.rows(question);
    // With all parts fixed there is one row.
    if (rows.isEmpty() || question.equal().size() == question.parts().size()) {
      return Optional.empty();
    }
    String some = "Up to about " + Amounts.count(rows.getAsLong(), "row");
    OptionalLong requests = sizing.requests(question);
    if (requests.isEmpty()) {
      return Optional.of(some + ".");
    }
    String each = requests.getAsLong() == 1 ? "" : " each";
    return Optional.of(
        some
            + ": "
            + Amounts.count(requests.getAsLong(), "request")
            + " of at most "
            + page()
            + each
            + ".");
  }

  private String page() {
    List<String> most = new ArrayList<>();
    profile.limit(Figure.PAGE_ROWS).ifPresent(it -> most.add(Amounts.count(it.value(), "row")));
    profile.limit(Figure.PAGE_BYTES).ifPresent(it -> most.add(Amounts.bytes(it.value())));
    return String.join(" or ", most);
  }
}
