package dev.keywright.spark.report;

import java.io.Serializable;
import java.util.function.Function;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.expressions.Aggregator;

/**
 * Learns from rows of a number and the columns of a key. Rows with a null among them are left out,
 * as all aggregators of SQL do.
 */
final class PieceAggregator<P> extends Aggregator<Row, LearnedPieces<P>, String> {
  private static final long serialVersionUID = 1;

  private final Learning<P> learning;
  private final Finish<P> finish;

  /** Makes the result. */
  interface Finish<P> extends Function<P, String>, Serializable {}

  PieceAggregator(Learning<P> learning, Finish<P> finish) {
    this.learning = learning;
    this.finish = finish;
  }

  @Override
  public LearnedPieces<P> zero() {
    return new LearnedPieces<>(learning);
  }

  @Override
  public LearnedPieces<P> reduce(LearnedPieces<P> pieces, Row row) {
    Object[] columns = new Object[row.length() - 1];
    for (int i = 0; i < columns.length; i++) {
      if (row.isNullAt(i + 1)) {
        return pieces;
      }
      columns[i] = row.get(i + 1);
    }
    pieces.add(TaskContext.getPartitionId(), row.getLong(0), columns);
    return pieces;
  }

  @Override
  public LearnedPieces<P> merge(LearnedPieces<P> pieces, LearnedPieces<P> others) {
    pieces.merge(others);
    return pieces;
  }

  @Override
  public String finish(LearnedPieces<P> pieces) {
    return finish.apply(pieces.whole());
  }

  @Override
  @SuppressWarnings("unchecked") // a class has no type arguments
  public Encoder<LearnedPieces<P>> bufferEncoder() {
    return (Encoder<LearnedPieces<P>>) (Encoder<?>) Encoders.javaSerialization(LearnedPieces.class);
  }

  @Override
  public Encoder<String> outputEncoder() {
    return Encoders.STRING();
  }
}
