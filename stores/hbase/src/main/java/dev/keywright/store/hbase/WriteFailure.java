package dev.keywright.store.hbase;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import org.apache.hadoop.hbase.DoNotRetryIOException;
import org.apache.hadoop.hbase.client.RetriesExhaustedWithDetailsException;
import org.apache.hadoop.hbase.util.Bytes;
import org.jspecify.annotations.Nullable;

/** What a failed write means: which rows were not written, and whether it helps to try again. */
final class WriteFailure {
  private WriteFailure() {}

  static UncheckedIOException of(IOException failure, int rows) {
    return failure instanceof RetriesExhaustedWithDetailsException details
            && details.getNumExceptions() > 0
        ? new UncheckedIOException(message(details, rows), details)
        : new UncheckedIOException("a batch of " + rows + " rows was not written", failure);
  }

  private static String message(RetriesExhaustedWithDetailsException details, int rows) {
    return details.getNumExceptions()
        + " of "
        + rows
        + " rows were not written; the first is "
        + Bytes.toStringBinary(details.getRow(0).getRow())
        + " on "
        + details.getHostnamePort(0)
        + ": "
        + details.getCause(0);
  }

  static boolean isRetryable(@Nullable Throwable failure) {
    if (failure instanceof UncheckedIOException unchecked) {
      return isRetryable(unchecked.getCause());
    }
    if (failure instanceof RetriesExhaustedWithDetailsException details) {
      return details.getCauses().stream().allMatch(WriteFailure::isRetryable);
    }
    return failure instanceof IOException && isTransient(failure);
  }

  private static boolean isTransient(@Nullable Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      // A thread that is interrupted gets one of these; a time-out is one only by inheritance.
      boolean isInterrupted =
          cause instanceof InterruptedIOException && !(cause instanceof SocketTimeoutException);
      if (isInterrupted || cause instanceof DoNotRetryIOException) {
        return false;
      }
    }
    return true;
  }
}
