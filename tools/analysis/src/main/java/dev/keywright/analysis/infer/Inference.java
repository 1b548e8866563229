package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.KeyPlace;
import dev.keywright.analysis.infer.sample.KeyReservoir;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.Search;
import dev.keywright.layout.signature.LayoutSignature;
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
    addFrom(KeyPlace.UNKNOWN.file(), KeyPlace.UNKNOWN.line(), contents);
  }

  /**
   * One more key, from a line of a file.
   *
   * @param file empty if there is only one
   * @throws IllegalArgumentException if keys before had another number of columns
   */
  public void addFrom(String file, long line, byte[]... contents) {
    requireColumns(contents.length);
    keys++;
    if (Arrays.stream(contents).mapToInt(it -> it.length).sum() > options.longestKey()) {
      tooLong++;
    } else {
      reservoir.add(file, line, contents);
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
    return report(List.of());
  }

  /**
   * The layouts that the keys can have, with layouts of one's own beside them.
   *
   * @param own those of the kinds of row; empty for none
   * @throws IllegalArgumentException if one has another number of columns than the keys
   */
  public InferenceReport report(List<LayoutSignature> own) {
    List<SampledKey> sample = sample();
    requireColumns(own);
    List<Answer> answers = Search.answers(sample, options.candidates());
    List<Candidate> candidates =
        answers.stream()
            .limit(options.candidates())
            .map(answer -> Candidate.of(answer, answers, sample))
            .toList();
    InferenceReport report = new InferenceReport(keys, tooLong, sample.size(), columns, candidates);
    return own.isEmpty() || sample.isEmpty()
        ? report
        : report.with(ScoredLayout.of(own, answers, sample));
  }

  private void requireColumns(List<LayoutSignature> own) {
    for (LayoutSignature layout : own) {
      int count = layout.columns().size();
      if (columns != 0 && count != columns) {
        throw new IllegalArgumentException(
            "the layout and the keys differ in their number of columns: %s and %s"
                .formatted(count, columns));
      }
    }
  }
}
