package dev.keywright.analysis.infer.cost;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.sample.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Recognizes host names whose labels are back to front, such as {@code com.example.www}. */
public final class HostCost {
  private static final Set<String> TOP =
      Set.of(
          "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "de",
          "uk", "fr", "nl", "eu", "ch", "at", "it", "es", "pl", "se", "ru", "cn", "jp", "kr", "in",
          "br", "ca", "au", "us", "tv", "me", "co");

  private HostCost() {}

  /** How many bits names take: the top-level domain, how many labels follow, and these. */
  public static double bits(Span span) {
    List<byte[]> tops = new ArrayList<>();
    List<byte[]> labels = new ArrayList<>();
    Map<Integer, List<byte[]>> byPlace = new HashMap<>();
    int[] counts = new int[256];
    for (int key = 0; key < span.size(); key++) {
      String[] own = new String(span.bytes(key), ISO_8859_1).split("\\.", -1);
      counts[Math.min(own.length, counts.length - 1)]++;
      tops.add(own[0].getBytes(ISO_8859_1));
      for (int i = 1; i < own.length; i++) {
        byte[] label = own[i].getBytes(ISO_8859_1);
        labels.add(label);
        byPlace.computeIfAbsent(i, it -> new ArrayList<>()).add(label);
      }
    }
    double ofTops = new TextCost(tops).byFrequency();
    double apart = byPlace.values().stream().mapToDouble(it -> new TextCost(it).bits()).sum();
    double ofLabels = Math.min(new TextCost(labels).bits(), apart);
    return ofTops + Bits.ofCounts(counts, span.size()) + ofLabels;
  }

  public static boolean areReversed(List<String> texts) {
    for (String text : texts) {
      int end = text.indexOf('.');
      if (end < 0 || !TOP.contains(text.substring(0, end))) {
        return false;
      }
    }
    return true;
  }
}
