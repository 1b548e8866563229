package dev.keywright.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The pages of several questions, one question after the other, as if they were of one: for a store
 * that cannot be asked in one question for all that comes after a row.
 *
 * @param <Q> a question, as the client takes it
 * @param <R> a row
 * @param <N> where a page of a question begins, as the store tells it
 */
public final class QuestionChain<Q, R, N> implements PageFetcher<R, QuestionChain.Next<N>> {
  private final List<Q> questions;
  private final Asked<Q, R, N> asked;

  private QuestionChain(List<Q> questions, Asked<Q, R, N> asked) {
    this.questions = questions;
    this.asked = asked;
  }

  /** The pages of some questions, at least one. */
  public static <Q, R, N> QuestionChain<Q, R, N> of(List<Q> questions, Asked<Q, R, N> asked) {
    return new QuestionChain<>(List.copyOf(questions), asked);
  }

  @Override
  public Page<R, Next<N>> read(@Nullable Next<N> next, int most) {
    int question = next == null ? 0 : next.question();
    Page<R, N> page = asked.page(questions.get(question), next == null ? null : next.begin(), most);
    if (page.next() != null) {
      return new Page<>(page.rows(), new Next<>(question, page.next()));
    }
    boolean isLast = question + 1 == questions.size();
    return new Page<>(page.rows(), isLast ? null : new Next<>(question + 1, null));
  }

  /** Makes one request for one page of a question. */
  @FunctionalInterface
  public interface Asked<Q, R, N> {
    /**
     * The page of a question that begins there.
     *
     * @param begin where it begins; null for the first
     * @param most the most rows that the page may have, 1 or more
     */
    Page<R, N> page(Q question, @Nullable N begin, int most);
  }

  /** A page of one of the questions. */
  public record Next<N>(int question, @Nullable N begin) {}
}
