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

  private final Map<String, int[]> distinct = new HashMap<>();
  private final int size;

  public TextCost(Span span) {
    this.size = span.size();
    for (int key = 0; key < size; key++) {
      add(span.bytes(key));
    }
  }

  /** Texts that are in the keys in another form. */
  public TextCost(List<byte[]> contents) {
    this.size = contents.size();
    contents.forEach(this::add);
  }

  private void add(byte[] content) {
    distinct.computeIfAbsent(new String(content, ISO_8859_1), text -> new int[1])[0]++;
  }

  /** How many different texts there are. */
  public int distinct() {
    return distinct.size();
  }

  /** The different texts in their order, with one character for each byte. */
  public List<String> sorted() {
    List<String> sorted = new ArrayList<>(distinct.keySet());
    sorted.sort(String::compareTo);
    return sorted;
  }

  /** The description length of all texts. */
  public double bits() {
    return Math.min(bySpelling(true), byFrequency()) + CHOICE;
  }

  /** A table of the different texts, with how often each comes. */
  public double byFrequency() {
    return Math.max(0, bySpelling(false) - Bits.ofFactorial(distinct.size())) + frequencies();
  }

  /** How often each comes. */
  public double frequencies() {
    return Bits.ofCounts(distinct.values().stream().mapToInt(count -> count[0]).toArray(), size);
  }

  /**
   * The length, then the bytes.
   *
   * @param each whether a text is written each time that it comes, or once
   */
  private double bySpelling(boolean each) {
    int[] bytes = new int[256];
    Map<Integer, int[]> lengths = new HashMap<>();
    long total = 0;
    long texts = 0;
    for (Map.Entry<String, int[]> entry : distinct.entrySet()) {
      String text = entry.getKey();
      int weight = each ? entry.getValue()[0] : 1;
      lengths.computeIfAbsent(text.length(), length -> new int[1])[0] += weight;
      for (int i = 0; i < text.length(); i++) {
        bytes[text.charAt(i)] += weight;
      }
      total += (long) weight * text.length();
      texts += weight;
    }
    int[] counts = lengths.values().stream().mapToInt(count -> count[0]).toArray();
    double ofLengths = Bits.ofCounts(counts, texts) + PER_LENGTH;
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
