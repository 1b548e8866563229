package dev.keywright.runtime.evolution;

import dev.keywright.runtime.layout.BucketSignature;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.Template;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Finds what has changed in the columns of a layout. */
final class ColumnComparison {
  private final LayoutSignature old;
  private final LayoutSignature now;
  private final List<Difference> differences;
  private final Matches matches;

  ColumnComparison(LayoutSignature old, LayoutSignature now, List<Difference> differences) {
    this.old = old;
    this.now = now;
    this.differences = differences;
    this.matches = new Matches(old, now);
  }

  void compare() {
    compareOrder();
    int most = Math.max(old.columns().size(), now.columns().size());
    for (int i = 0; i < most; i++) {
      if (i < old.columns().size()) {
        compareColumn(i);
      }
      if (i < now.columns().size() && matches.isColumnAdded(i)) {
        ColumnSignature added = now.columns().get(i);
        breaking(
            "column " + added.name(),
            "no column",
            added.toString(),
            "rows have no column " + added.name() + ", so keys that have it find none of them");
      }
    }
  }

  private void compareOrder() {
    List<String> before = new ArrayList<>();
    Map<Integer, String> byPlace = new TreeMap<>();
    for (int i = 0; i < old.columns().size(); i++) {
      int place = matches.columnNow(i);
      if (place >= 0) {
        before.add(old.columns().get(i).name());
        byPlace.put(place, old.columns().get(i).name());
      }
    }
    List<String> after = List.copyOf(byPlace.values());
    if (!after.equals(before)) {
      breaking(
          "columns",
          String.join(", ", before),
          String.join(", ", after),
          "rows are sorted by the columns in their older order, so scans do not find them");
    }
  }

  private void compareColumn(int index) {
    ColumnSignature before = old.columns().get(index);
    int place = matches.columnNow(index);
    if (place < 0) {
      breaking(
          "column " + before.name(),
          before.toString(),
          "no column",
          "rows have a column " + before.name() + ", so keys without it find none of them");
      return;
    }
    ColumnSignature after = now.columns().get(place);
    if (!before.name().equals(after.name())) {
      breaking(
          "column " + before.name(),
          before.name(),
          after.name(),
          "rows have a column "
              + before.name()
              + " and no column "
              + after.name()
              + ", so keys that have it find none of them");
    }
    compareTemplates(index, place);
    compareBuckets(before.bucket(), after.bucket());
    comparePlaces(before, after);
    new PartsComparison(old, now, index, place, matches, differences).compare();
  }

  // Where both columns are joined by the separator, that has been compared.
  private void compareTemplates(int index, int place) {
    ColumnSignature column = old.columns().get(index);
    boolean isJoined = column.template().isEmpty() && now.columns().get(place).template().isEmpty();
    Template before = old.template(index);
    Template after = now.template(place);
    if (isJoined) {
      return;
    }
    if (!before.literals().equals(after.literals())) {
      breaking(
          "column " + column.name(),
          shown(before),
          shown(after),
          "rows that were written with the literals "
              + shown(before)
              + " are not found when "
              + shown(after)
              + " are written");
    }
    boolean endsParts = before.literals().stream().skip(1).anyMatch(literal -> !literal.isEmpty());
    if (endsParts && before.escape() != after.escape()) {
      breaking(
          "column " + column.name(),
          escape(before),
          escape(after),
          "rows with a text that holds the first character of the literal behind it, or one below,"
              + " are not found or not decoded");
    }
  }

  private static String shown(Template template) {
    return template.literals().stream().map(JavaLiteral::of).collect(Collectors.joining(" "));
  }

  private static String escape(Template template) {
    return template.escape() ? "escape" : "no escape";
  }

  private void compareBuckets(Optional<BucketSignature> before, Optional<BucketSignature> after) {
    if (before.isEmpty() || after.isEmpty()) {
      before.ifPresent(
          bucket ->
              breaking(
                  "bucket",
                  bucket.toString(),
                  "no bucket",
                  "rows hold the number of a bucket, so keys without it find none of them"));
      after.ifPresent(
          bucket ->
              breaking(
                  "bucket",
                  "no bucket",
                  bucket.toString(),
                  "rows hold no number of a bucket, so keys with it find none of them"));
      return;
    }
    compareBuckets(before.get(), after.get());
  }

  private void comparePlaces(ColumnSignature before, ColumnSignature after) {
    if (before.bucket().isEmpty() || after.bucket().isEmpty()) {
      return;
    }
    int was = before.bucket().get().index();
    int is = after.bucket().get().index();
    if (was != is) {
      breaking(
          "bucket",
          place(before, was),
          place(after, is),
          "rows whose bucket is "
              + place(before, was)
              + " are not found when it is "
              + place(after, is));
    }
  }

  private static String place(ColumnSignature column, int index) {
    return index == 0 ? "in front" : "behind " + column.parts().get(index - 1).name();
  }

  private void compareBuckets(BucketSignature before, BucketSignature after) {
    if (before.count() != after.count()) {
      breaking(
          "bucket",
          "count=" + before.count(),
          "count=" + after.count(),
          "rows whose bucket out of "
              + before.count()
              + " differs from their bucket out of "
              + after.count()
              + " are not found");
    }
    String form = before.number().form(old.format(), before.count());
    String formNow = after.number().form(now.format(), before.count());
    if (!form.equals(formNow)) {
      breaking(
          "bucket",
          form,
          formNow,
          "rows whose bucket was written in " + form + " are not found when it has " + formNow);
    }
    String chosen = "rows whose bucket was chosen ";
    if (!before.choice().equals(after.choice())) {
      breaking(
          "bucket",
          before.choice(),
          after.choice(),
          chosen + before.choice() + " are not found when it is chosen " + after.choice());
    }
    if (!matches.namesNow(before.of()).equals(after.of())) {
      String was = String.join("+", before.of());
      String is = String.join("+", after.of());
      breaking(
          "bucket",
          "of=" + was,
          "of=" + is,
          chosen + "by " + was + " are not found when it is chosen by " + is);
    }
  }

  private void breaking(String where, String before, String after, String consequence) {
    differences.add(Difference.breaking(where, before, after, consequence));
  }
}
