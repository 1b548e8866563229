package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.OwnStore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The longest key that the facts allow must be one that the store takes. Where nothing bounds a
 * part, the others may be too long already.
 */
final class KeyTooLong implements LayoutCheck {
  private static final int SHOWN = 3;
  private static final String SHORTER = "remove a part from the key, or shorten several";

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    boolean isReported = false;
    for (Column column : layout.columns()) {
      Optional<Limit> limit = OwnStore.columnBytes(profile, column);
      long length = EncodedLength.least(layout, column);
      if (limit.isPresent() && length > limit.get().value()) {
        report(layout, List.of(column), column.name(), length, limit.get(), findings);
        isReported = true;
      }
    }
    if (!isReported) {
      List<Column> sort = layout.columns().stream().filter(it -> !it.isPartition()).toList();
      if (layout.partitionColumns().size() > 1) {
        checkSum(
            layout,
            layout.partitionColumns(),
            "the partition key",
            profile.limit(Figure.PARTITION_KEY_BYTES),
            findings);
      }
      checkSum(layout, sort, "the sort key", profile.limit(Figure.SORT_KEYS_BYTES), findings);
      checkSum(layout, layout.columns(), "the key", profile.limit(Figure.KEY_BYTES), findings);
    }
  }

  private static void checkSum(
      Layout layout, List<Column> columns, String what, Optional<Limit> limit, Findings findings) {
    long length = columns.stream().mapToLong(it -> EncodedLength.least(layout, it)).sum();
    if (limit.isPresent() && length > limit.get().value()) {
      report(layout, columns, what, length, limit.get(), findings);
    }
  }

  /** One part, its column and how long it can be. */
  private record Length(Column column, Part part, OptionalLong bound) {

    long bytes() {
      return bound.orElse(0);
    }
  }

  private static void report(
      Layout layout,
      List<Column> columns,
      String what,
      long bytes,
      Limit limit,
      Findings findings) {
    List<Length> parts = new ArrayList<>();
    for (Column column : columns) {
      for (Part part : column.parts()) {
        parts.add(new Length(column, part, EncodedLength.of(layout, column, part)));
      }
    }
    parts.sort(Comparator.comparingLong(Length::bytes).reversed());
    String longest =
        String.join(
            ", ",
            parts.stream()
                .filter(it -> it.bound().isPresent())
                .limit(SHOWN)
                .map(it -> it.part().name() + " " + it.bytes())
                .toList());
    boolean isBounded = parts.stream().allMatch(it -> it.bound().isPresent());
    findings
        .report(
            CheckId.KW301,
            isSure(layout, columns, limit) ? Severity.ERROR : Severity.WARNING,
            parts.isEmpty() ? columns.get(0).spot(layout.entity()) : parts.get(0).part().spot(),
            "")
        .problem(
            "%s can have %s%s%s), and %s allows %s",
            what,
            bytes,
            isBounded ? " bytes (" : " or more bytes (",
            longest,
            OwnStore.of(layout).title(),
            limit.value())
        .fix(fix(layout, parts, bytes - limit.value()));
  }

  // Nobody said that a text holds more than ASCII where nothing is said of its characters.
  private static boolean isSure(Layout layout, List<Column> columns, Limit limit) {
    long bytes = 0;
    for (Column column : columns) {
      Column ascii =
          column.map(
              part ->
                  part.is(Kind.TEXT) && part.limits().alphabet().isEmpty()
                      ? part.withAlphabet("0-9A-Za-z")
                      : part);
      bytes += EncodedLength.least(layout, ascii);
    }
    return bytes > limit.value();
  }

  private static Fix fix(Layout layout, List<Length> parts, long excess) {
    for (Length length : parts) {
      Part part = length.part();
      boolean isVariable = part.is(Kind.TEXT) || part.is(Kind.BYTES) || part.is(Kind.LIST);
      int chars = part.limits().maxLength().orElse(0);
      if (isVariable && chars > 0 && length.bytes() > excess) {
        // The elements of a list have one separator less than there are elements.
        long whole = length.bytes() + (part.is(Kind.LIST) ? 1 : 0);
        long each = Math.max(1, whole / chars);
        long fitting = chars - (excess + each - 1) / each;
        if (fitting > 0) {
          return Fix.of(new Edits(layout).declare(part, "maxLength", (int) fitting).as("(or less)"))
              .otherwise(SHORTER);
        }
      }
    }
    return Fix.advice(SHORTER);
  }
}
