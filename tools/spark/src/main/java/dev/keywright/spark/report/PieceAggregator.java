package dev.keywright.spark.report;

import dev.keywright.analysis.KeyLearner;
import java.io.Serializable;
import java.util.List;
import java.util.function.Function;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.expressions.Aggregator;

/**
 * Learns from rows of a number and the columns of a key. Rows with a null among these columns are
 * counted, and left out.
 */
final class PieceAggregator<P extends KeyLearner<P>>
    extends Aggregator<Row, LearnedPieces<P>, String> {
  private static final long serialVersionUID = 1;

  private final LearnedPieces.Start<P> start;
  private final List<String> columns;
  private final Finish<P> finish;

  /** Makes the result. */
  interface Finish<P extends KeyLearner<P>>
      extends Function<LearnedPieces<P>, String>, Serializable {}

  PieceAggregator(LearnedPieces.Start<P> start, List<String> columns, Finish<P> finish) {
    this.start = start;
    this.columns = columns;
    this.finish = finish;
  }

  @Override
  public LearnedPieces<P> zero() {
    return new LearnedPieces<>(start, columns);
  }

  @Override
  public LearnedPieces<P> reduce(LearnedPieces<P> pieces, Row row) {
    Object[] key = new Object[columns.size()];
    for (int i = 0; i < key.length; i++) {
      if (row.isNullAt(i + 1)) {
        pieces.nulls().add(i);
        return pieces;
      }
      key[i] = row.get(i + 1);
    }
    pieces.add(TaskContext.getPartitionId(), row.getLong(0), key);
    return pieces;
  }

  @Override
  public LearnedPieces<P> merge(LearnedPieces<P> pieces, LearnedPieces<P> others) {
    pieces.merge(others);
    return pieces;
  }

  @Override
  public String finish(LearnedPieces<P> pieces) {
    return finish.apply(pieces);
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
