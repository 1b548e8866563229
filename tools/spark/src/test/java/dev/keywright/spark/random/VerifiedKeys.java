package dev.keywright.spark.random;

import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.profile.SizeReport;
import dev.keywright.analysis.verify.PartReport;
import dev.keywright.analysis.verify.VerificationReport;
import dev.keywright.processor.laws.WrittenKey;
import dev.keywright.spark.report.KeyReport;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * The rows of a layout in the order of the store, to be verified and profiled: those without a key
 * come last.
 */
final class VerifiedKeys {
  private final LayoutRows layout;
  private final List<WrittenKey> sorted;

  VerifiedKeys(LayoutRows layout) {
    this.layout = layout;
    this.sorted = layout.keys().stream().sorted(WrittenKey::compare).toList();
  }

  String[] columns() {
    return schema().fieldNames();
  }

  StructType schema() {
    StructType schema = new StructType();
    for (int i = 0; i < layout.columns(); i++) {
      schema = schema.add("k" + i, layout.type(i), true);
    }
    return schema;
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    sorted.forEach(it -> rows.add(RowFactory.create(it.columns().toArray())));
    for (int i = 0; i < layout.columns(); i++) {
      List<Object> columns = new ArrayList<>(Collections.nCopies(layout.columns(), null));
      Collections.copy(columns, sorted.get(0).columns().subList(0, i));
      rows.add(RowFactory.create(columns.toArray()));
    }
    return rows;
  }

  /** What is wrong with a report of these rows. */
  List<String> faults(KeyReport<VerificationReport> verified) {
    List<String> faults = new ArrayList<>();
    VerificationReport report = verified.report();
    if (verified.rowsWithoutKey() != layout.columns()
        || verified.nulls().size() != layout.columns()) {
      faults.add(layout.layout() + " has nulls " + verified.nulls());
    }
    if (report.keys() != sorted.size() || !report.isSound()) {
      faults.add(layout.layout() + " is not sound: " + report);
    }
    if (report.order().descents() + report.order().duplicates() != 0) {
      faults.add(layout.layout() + " is not in order: " + report.order());
    }
    List<PartReport> parts = report.layouts().get(0).parts();
    for (int i = 0; i < parts.size(); i++) {
      long distinct = layout.values(i).stream().map(PlainValue::of).distinct().count();
      if (!parts.get(i).distinct().contains((double) distinct)) {
        faults.add(layout.layout() + " has " + distinct + " values of " + parts.get(i));
      }
    }
    return faults;
  }

  /** What is wrong with a profile of these rows. */
  List<String> profileFaults(KeyReport<ProfileReport> profiled) {
    List<String> faults = new ArrayList<>();
    ProfileReport report = profiled.report();
    if (profiled.rowsWithoutKey() != layout.columns() || report.keys() != sorted.size()) {
      faults.add(layout.layout() + " is profiled with nulls " + profiled.nulls());
    }
    if (report.duplicates().distinct().value() != sorted.size()) {
      faults.add(layout.layout() + " has no duplicates: " + report.duplicates());
    }
    IntSummaryStatistics sizes =
        sorted.stream().mapToInt(it -> size(it.columns().get(0))).summaryStatistics();
    SizeReport told = report.sizes();
    boolean isSame =
        told.smallest() == sizes.getMin()
            && told.largest() == sizes.getMax()
            && told.total() == sizes.getSum();
    if (layout.columns() == 1 && !isSame) {
      faults.add(layout.layout() + " has keys of " + sizes + ", not " + told);
    }
    return faults;
  }

  private static int size(Object column) {
    return column instanceof byte[] bytes
        ? bytes.length
        : column.toString().getBytes(StandardCharsets.UTF_8).length;
  }
}
