package dev.keywright.rekey.plan;

import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.TableAdmin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what a re-keying would do. It reads what is known of the tables, and writes nothing. */
public final class Planner {
  private static final double MILLION = 1e6;
  private static final int WRITE_UNIT = 1_024;
  private static final int READ_UNIT = 4 * 1_024;

  private static final int PAGE = 500;

  private final Course course;
  private final boolean isTransactional;
  private final Timing timing;
  private final LayoutMapping mapping;
  private final TableAdmin admin;

  /** A planner for tables of one store. */
  public Planner(
      Course course,
      boolean isTransactional,
      Timing timing,
      LayoutMapping mapping,
      TableAdmin admin) {
    this.course = course;
    this.isTransactional = isTransactional;
    this.timing = timing;
    this.mapping = mapping;
    this.admin = admin;
  }

  /**
   * The plan.
   *
   * @param collisions rows that share a new key, if they were counted
   */
  public Plan plan(TableSize size, Rates rates, Optional<Collisions.Result> collisions) {
    long wait = timing.untilSettled().toSeconds();
    List<String> refusals = new ArrayList<>(admin.obstacles());
    collisions.filter(it -> it.count() > 0).ifPresent(it -> refusals.add(it.toString()));
    collisions
        .filter(it -> it.unmapped() > 0)
        .ifPresent(
            it ->
                refusals.add(
                    "%s rows have no new key: %s"
                        .formatted(it.unmapped(), String.join("; ", it.reasons()))));
    long reads = reads(size);
    long writes = writes(size);
    double dollars =
        reads / MILLION * rates.dollarsPerMillionReads()
            + writes / MILLION * rates.dollarsPerMillionWrites();
    long copy =
        rates.rowsPerSecond() == 0 ? 0 : (long) Math.ceil(size.rows() / rates.rowsPerSecond());
    Plan.Times times = new Plan.Times(copy, wait * (course.states().size() - 1));
    Plan.Effort effort =
        new Plan.Effort(size.rows(), reads, writes, isTransactional ? dollars : 0, times);
    return new Plan(effort, mapping.changeable(), promises(), limits(collisions), refusals);
  }

  /** Backfill; and both tables for each comparison, of which there are two, or three on HBase. */
  private long reads(TableSize size) {
    long passes = isTransactional ? 5 : 7;
    return isTransactional
        ? passes * (long) Math.ceil(size.rows() * Math.max(1, size.bytesPerRow() / READ_UNIT))
        : passes * (size.rows() / PAGE + 1);
  }

  /** On DynamoDB, a transaction of a check and a put: both are billed twice. */
  private long writes(TableSize size) {
    return isTransactional
        ? 4 * size.rows() * (long) Math.ceil(Math.max(1, size.bytesPerRow() / WRITE_UNIT))
        : 2 * size.rows();
  }

  private List<String> promises() {
    List<String> promises = new ArrayList<>();
    promises.add("no acknowledged write is lost; a half-done write is an error for the caller");
    promises.add("two old rows on one new key are refused, never merged");
    promises.add("an update that changes a part of the new key moves the row");
    promises.add("readers see every row at every moment");
    promises.add("there is a way back while both tables are written");
    promises.add(
        isTransactional
            ? "the attribute by which items expire is copied"
            : "timestamps and times to live of cells are copied");
    return promises;
  }

  private List<String> limits(Optional<Collisions.Result> collisions) {
    List<String> limits = new ArrayList<>();
    limits.add(
        "every client needs the lease, the longest call of %s s, the mapping and the course that you give here: nothing compares them"
            .formatted(timing.longestCall().toSeconds()));
    if (collisions.isEmpty()) {
      limits.add("without --scan, rows without a new key are found by the backfill, which stops");
    }
    limits.add(
        isTransactional
            ? "while both tables are written, a write is a read and one transaction over both:"
                + " billed four times in place of once, and refused if another client changes the"
                + " row"
            : "while both tables are written, a write is a compare-and-set of the old row and a put"
                + " of the new one, after reads of both: five calls in place of one");
    if (!isTransactional) {
      limits.add("the writer chooses timestamps, in milliseconds; your own are replaced");
      limits.add(
          "an update that changes a part of the new key writes all cells anew, with its time: the"
              + " TTL of a family begins again");
      limits.add("an index keeps the tombstones of its table for as long as it is kept");
    }
    if (course.states().contains(State.HAND_OVER)) {
      limits.add(
          "no client can write for %s s, and while both tables are compared, once"
              .formatted(timing.untilSettled().toSeconds()));
    }
    if (!mapping.dropped().isEmpty()) {
      String dropped = String.join(", ", mapping.dropped());
      limits.add(
          "the new key lacks %s, so rows can collide: %s"
              .formatted(
                  dropped,
                  collisions
                      .map(it -> it.count() == 0 ? "none does now" : it.count() + " do now")
                      .orElse("--scan counts those that do")));
    }
    return limits;
  }
}
