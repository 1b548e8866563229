package dev.keywright.spark.rekey;

import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.work.RangeWorkers;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/**
 * Copies and compares the ranges of a re-keying in Spark: each range is a task. The connector of
 * the work opens the store on the machine that runs the task, and is serialised with the work.
 *
 * <p>Ranges run in jobs, one after the other. After each job its ranges are noted as done, so a
 * backfill whose driver ends repeats the ranges of one job.
 */
public final class SparkWorkers implements RangeWorkers {
  /**
   * Sums of a range take 1 MB, and the driver takes as many at once as there are ranges in a job.
   */
  private static final int MOST_RANGES = 256;

  private static final int TASKS_PER_CORE = 4;

  private final JavaSparkContext spark;

  /** Workers of this session. */
  public SparkWorkers(SparkSession session) {
    this.spark = JavaSparkContext.fromSparkContext(session.sparkContext());
  }

  private record Done<R>(ScanRange range, R result) implements Serializable {}

  /**
   * Applies a function to all ranges.
   *
   * @param work serialisable
   * @throws RuntimeException if a task has failed as often as Spark tries it
   */
  @Override
  public <R> void each(
      List<ScanRange> ranges, Function<ScanRange, R> work, BiConsumer<ScanRange, R> result) {
    int ofJob = Math.min(MOST_RANGES, TASKS_PER_CORE * spark.defaultParallelism());
    for (int from = 0; from < ranges.size(); from += ofJob) {
      List<ScanRange> job =
          new ArrayList<>(ranges.subList(from, Math.min(ranges.size(), from + ofJob)));
      spark
          .parallelize(job, job.size())
          .map(range -> new Done<>(range, work.apply(range)))
          .collect()
          .forEach(it -> result.accept(it.range(), it.result()));
    }
  }
}
