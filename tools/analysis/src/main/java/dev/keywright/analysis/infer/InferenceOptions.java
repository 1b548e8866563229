package dev.keywright.analysis.infer;

/**
 * How much an inference keeps and answers.
 *
 * @param sampleSize how many different keys are kept, chosen by chance
 * @param longestKey keys with more bytes are counted and left out of the sample
 * @param candidates how many candidates a report has at most
 * @param seed another seed chooses another sample
 */
public record InferenceOptions(int sampleSize, int longestKey, int candidates, long seed) {
  /** 10,000 keys of up to 1,024 bytes, and up to 5 candidates. */
  public static final InferenceOptions USUAL = new InferenceOptions(10_000, 1024, 5, 0);

  public InferenceOptions {
    if (sampleSize < 1 || longestKey < 1 || candidates < 1) {
      throw new IllegalArgumentException("sizes must be at least 1");
    }
  }

  /** The same with another size of the sample. */
  public InferenceOptions withSampleSize(int size) {
    return new InferenceOptions(size, longestKey, candidates, seed);
  }
}
