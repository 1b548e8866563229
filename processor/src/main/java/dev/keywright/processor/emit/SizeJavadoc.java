package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Question;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.Sizing;
import dev.keywright.processor.store.StoreProfile;
import dev.keywright.processor.store.StoreProfile.Limits;
import dev.keywright.runtime.layout.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What the declared store and volume say about the size of keys, partitions and answers. */
final class SizeJavadoc {
  private final Layout layout;
  private final StoreProfile profile;
  private final Sizing sizing;

  private SizeJavadoc(Layout layout) {
    this.layout = layout;
    this.profile = Profiles.of(layout);
    this.sizing = Sizing.of(layout);
  }

  /** A paragraph about the key; empty if neither a store nor a volume is declared. */
  static CodeBlock of(Layout layout) {
    SizeJavadoc sizes = new SizeJavadoc(layout);
    List<String> lines = new ArrayList<>();
    if (layout.options().storedIn().isPresent()) {
      lines.addAll(sizes.lengths());
    }
    sizes.partition().ifPresent(lines::add);
    return lines.isEmpty() ? CodeBlock.of("") : CodeBlock.of("\n<p>$L\n", String.join("\n", lines));
  }

  private List<String> lengths() {
    List<String> lines = new ArrayList<>();
    Limits limits = profile.limits();
    for (Column column : layout.columns()) {
      Optional<Limit> limit =
          column.isPartition() ? limits.partitionKeyBytes() : limits.sortKeyBytes();
      limit
          .filter(it -> !holdsNumber(column))
          .flatMap(it -> line(KeyJavadoc.code(column.name()), length(column), it))
          .ifPresent(lines::add);
    }
    limits
        .keyBytes()
        .flatMap(it -> line("The key", EncodedLength.of(layout), it))
        .ifPresent(lines::add);
    return lines;
  }

  private OptionalLong length(Column column) {
    return EncodedLength.of(layout, column);
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
                    + " takes "
                    + Amounts.number(limit.value())
                    + ".")
        .findFirst();
  }

  private Optional<String> partition() {
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

  /** A paragraph about the answer to a question; empty if its rows are not known. */
  static CodeBlock of(Layout layout, Question question) {
    return new SizeJavadoc(layout).answer(question);
  }

  private CodeBlock answer(Question question) {
    OptionalLong rows = sizing.rows(question);
    // With all parts fixed there is one row.
    if (rows.isEmpty() || question.equal().size() == question.parts().size()) {
      return CodeBlock.of("");
    }
    String some = "Up to about " + Amounts.count(rows.getAsLong(), "row");
    OptionalLong requests = sizing.requests(question);
    if (requests.isEmpty()) {
      return CodeBlock.of("\n<p>$L.\n", some);
    }
    return CodeBlock.of(
        "\n<p>$L: $L of at most $L.\n",
        some,
        Amounts.count(requests.getAsLong(), "request"),
        page(requests.getAsLong() == 1));
  }

  private String page(boolean isOne) {
    List<String> most = new ArrayList<>();
    Limits limits = profile.limits();
    limits.pageRows().ifPresent(it -> most.add(Amounts.count(it.value(), "row")));
    limits.pageBytes().ifPresent(it -> most.add(Amounts.bytes(it.value())));
    return String.join(" or ", most) + (isOne ? "" : " each");
  }
}
