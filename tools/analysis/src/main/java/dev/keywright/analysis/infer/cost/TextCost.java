package dev.keywright.analysis.infer.cost;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.sample.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many bits a list of texts takes, by the best of a few simple models. */
public final class TextCost {
  private static final double CHOICE = Bits.of(4);
  private static final double PER_LENGTH = 6;

  /** More room grows only as it is needed. */
  private static final int MOST_AT_FIRST = 1024;

  private final List<byte[]> contents;
  private final Map<String, int[]> distinct;

  public TextCost(Span span) {
    this(span.contents());
  }

  /** Texts that are in the keys in another form. */
  public TextCost(List<byte[]> contents) {
    this.contents = contents;
    this.distinct = new HashMap<>(Math.min(2 * contents.size(), MOST_AT_FIRST));
  }

  /** How often each comes, which is counted once somebody asks. */
  private Map<String, int[]> counts() {
    if (distinct.isEmpty()) {
      for (byte[] content : contents) {
        distinct.computeIfAbsent(new String(content, ISO_8859_1), text -> new int[1])[0]++;
      }
    }
    return distinct;
  }

  /** How many different texts there are. */
  public int distinct() {
    return counts().size();
  }

  /** The different texts in their order, with one character for each byte. */
  public List<String> sorted() {
    List<String> sorted = new ArrayList<>(counts().keySet());
    sorted.sort(String::compareTo);
    return sorted;
  }

  /** The description length of all texts. */
  public double bits() {
    double each = bySpelling(true);
    double once = counts().size() == contents.size() ? each : bySpelling(false);
    return Math.min(each, byFrequency(once)) + CHOICE;
  }

  /** A table of the different texts, with how often each comes. */
  public double byFrequency() {
    return byFrequency(bySpelling(false));
  }

  private double byFrequency(double once) {
    return Math.max(0, once - Bits.ofFactorial(counts().size())) + frequencies();
  }

  /** How often each comes. */
  public double frequencies() {
    int[] often = counts().values().stream().mapToInt(count -> count[0]).toArray();
    return Bits.ofCounts(often, contents.size());
  }

  /**
   * The length, then the bytes.
   *
   * @param each whether a text is written each time that it comes, or once
   */
  private double bySpelling(boolean each) {
    int[] bytes = new int[256];
    int[] lengths = new int[1 + contents.stream().mapToInt(it -> it.length).max().orElse(0)];
    long total = 0;
    long texts = 0;
    for (Map.Entry<String, int[]> entry : counts().entrySet()) {
      String text = entry.getKey();
      int weight = each ? entry.getValue()[0] : 1;
      lengths[text.length()] += weight;
      for (int i = 0; i < text.length(); i++) {
        bytes[text.charAt(i)] += weight;
      }
      total += (long) weight * text.length();
      texts += weight;
    }
    double ofLengths = Bits.ofCounts(lengths, texts) + PER_LENGTH;
    return ofLengths + Math.min(uniform(bytes, total), learnt(bytes, total));
  }

  private static double learnt(int[] bytes, long total) {
    int kinds = 0;
    for (int count : bytes) {
      kinds += count > 0 ? 1 : 0;
    }
    return Bits.ofCounts(bytes, total) + 3.0 * kinds;
  }

  /** Each byte, or each of the usual classes that come, is as likely as the others. */
  private static double uniform(int[] bytes, long total) {
    int members = ByteClasses.members(bytes);
    double ofClasses = total * Bits.of(members) + ByteClasses.bits(bytes);
    return Math.min(ofClasses, 8.0 * total + 1);
  }
}
