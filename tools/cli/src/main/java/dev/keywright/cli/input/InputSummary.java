package dev.keywright.cli.input;

import java.util.List;

/**
 * What was read.
 *
 * @param files in their order; {@code -} for standard input, {@code hbase:events} for a table
 * @param isTable whether it is a table of a live store, which has no order of arrival
 * @param columns of the key, by their names in the input; empty if they have none
 * @param keys how many the files hold, up to where reading stopped
 * @param used how many of those were chosen: all, or a sample
 * @param broken lines that hold no key
 * @param isStopped whether reading was interrupted
 */
public record InputSummary(
    List<String> files,
    boolean isTable,
    List<String> columns,
    long keys,
    long used,
    BrokenLines broken,
    boolean isStopped) {

  public InputSummary {
    files = List.copyOf(files);
    columns = List.copyOf(columns);
  }
}
