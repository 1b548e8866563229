package dev.keywright.spark.region;

import java.io.Serializable;
import java.util.Iterator;
import org.apache.spark.sql.Row;

/** What is done with the rows of one region, in the order of their keys. */
@FunctionalInterface
public interface RegionTask extends Serializable {

  /**
   * One run of a task. Spark runs it again if it failed or its executor was lost, and, with
   * speculation, twice at the same time.
   *
   * @param region the number of the region
   * @param id tells this run from all others of the job
   */
  record Attempt(int region, long id) {}

  /**
   * Does it. Rows that it has written before it fails come again.
   *
   * @param rows sorted by their keys; none for a region without rows
   * @throws Exception if it failed; Spark tries again, up to {@code spark.task.maxFailures} times
   */
  void run(Attempt attempt, Iterator<Row> rows) throws Exception;
}
