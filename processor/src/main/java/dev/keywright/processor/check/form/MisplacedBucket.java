package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;

/** A bucket comes before a part, or after one that shows its own end. */
final class MisplacedBucket implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    Optional<Bucket> bucket = layout.bucket();
    Optional<Column> column = layout.columns().stream().filter(Column::isPartition).findFirst();
    if (bucket.isEmpty() || column.isEmpty() || column.get().nativeType()) {
      return;
    }
    bucket
        .get()
        .after()
        .ifPresent(it -> checkName(layout, bucket.get(), column.get(), it, findings));
    List<Part> front = column.get().parts().subList(0, column.get().bucketIndex());
    front.stream().filter(part -> part.is(Kind.LIST)).forEach(part -> reportList(part, findings));
  }

  private static void checkName(
      Layout layout, Bucket bucket, Column column, String name, Findings findings) {
    if (column.template().isPresent()) {
      findings
          .error(CheckId.KW006, bucket.spot(), "after")
          .problem(
              "after has no effect beside @PartitionTemplate, which shows the place of the bucket")
          .fix(Fix.of(new EntityEdits(layout).leaveBucket("after")));
      return;
    }
    List<String> names = column.parts().stream().filter(Part::isOfEntity).map(Part::name).toList();
    if (!names.contains(name)) {
      findings
          .error(CheckId.KW014, bucket.spot(), "after")
          .problem("after = " + ShownValue.of(name) + " names no part of the partition key")
          .fix(
              names.isEmpty()
                  ? "remove after"
                  : "name a part of the partition key: " + String.join(", ", names));
    }
  }

  private static void reportList(Part list, Findings findings) {
    findings
        .error(CheckId.KW025, list.spot(), "")
        .problem(
            "%s is a %s, which runs to the end of the key, and the bucket comes after it",
            list.name(), MisplacedList.word(list))
        .fix("put the bucket before " + list.name());
  }
}
