package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.KeyReservoir;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.Search;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the layouts that keys can have. It keeps a sample of the keys, so it needs the same memory
 * for any number of them.
 *
 * <p>Pieces of an input can be sampled apart and merged: the answer is that of the whole. An
 * inference belongs to one thread at a time.
 */
public final class Inference {
  private final InferenceOptions options;
  private final KeyReservoir reservoir;
  private long keys;
  private long tooLong;
  private int columns;

  private Inference(InferenceOptions options) {
    this.options = options;
    this.reservoir = new KeyReservoir(options.sampleSize(), options.seed());
  }

  /** An inference from no key yet. */
  public static Inference of(InferenceOptions options) {
    return new Inference(options);
  }

  /**
   * One more key.
   *
   * @param contents of its columns: bytes, or the UTF-8 of texts
   * @throws IllegalArgumentException if keys before had another number of columns
   */
  public void add(byte[]... contents) {
    requireColumns(contents.length);
    keys++;
    if (Arrays.stream(contents).mapToInt(it -> it.length).sum() > options.longestKey()) {
      tooLong++;
    } else {
      reservoir.add(contents);
    }
  }

  private void requireColumns(int count) {
    if (count == 0 || (columns != 0 && columns != count)) {
      throw new IllegalArgumentException(
          "keys with " + columns + " columns came before, and one with " + count + " comes now");
    }
    columns = count;
  }

  /**
   * Takes the keys of another inference.
   *
   * @throws IllegalArgumentException if its keys have another number of columns, or its options are
   *     others
   */
  public void merge(Inference other) {
    if (!options.equals(other.options)) {
      throw new IllegalArgumentException("keys were sampled with other options");
    }
    if (other.columns != 0) {
      requireColumns(other.columns);
    }
    keys += other.keys;
    tooLong += other.tooLong;
    reservoir.merge(other.reservoir);
  }

  /** The sampled keys in a random order. */
  List<SampledKey> sample() {
    return reservoir.keys();
  }

  /** The layouts that the keys can have, the best first. */
  public InferenceReport report() {
    List<SampledKey> sample = sample();
    List<Answer> answers = Search.answers(sample, options.candidates());
    List<Candidate> candidates =
        answers.stream()
            .limit(options.candidates())
            .map(answer -> Candidate.of(answer, answers))
            .toList();
    return new InferenceReport(keys, tooLong, sample.size(), columns, candidates);
  }
}
