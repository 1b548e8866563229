package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** How many bits texts take that have a form of their own. */
final class JudgedForms {
  private static final List<Pattern> FORMS =
      List.of(
          Pattern.compile("[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+"),
          Pattern.compile("[a-z]+://[^/]+(/.*)?"),
          Pattern.compile("[\\w-]+(\\.[\\w-]+)*\\.[a-z]{2,}"),
          Pattern.compile("\\+\\d{7,15}"),
          Pattern.compile("\\d+\\.\\d+\\.\\d+([-+].*)?"));
  private static final double FORM = 8;

  private JudgedForms() {}

  /** The least of a code of words and one of places; infinite if the texts have no form. */
  static double bits(List<Object> values) {
    List<String> texts = values.stream().map(String.class::cast).toList();
    boolean haveForm =
        FORMS.stream().anyMatch(form -> texts.stream().allMatch(it -> form.matcher(it).matches()));
    return Math.min(haveForm ? byWords(texts) : Double.POSITIVE_INFINITY, byPlaces(texts)) + FORM;
  }

  /** What is between the words, and the words of each place. */
  private static double byWords(List<String> texts) {
    List<Object> signs = new ArrayList<>();
    Map<Integer, List<Object>> words = new HashMap<>();
    for (String text : texts) {
      signs.add(text.replaceAll("[A-Za-z0-9]+", "w"));
      List<String> own =
          Arrays.stream(text.split("[^A-Za-z0-9]+")).filter(it -> !it.isEmpty()).toList();
      for (int place = 0; place < own.size(); place++) {
        words.computeIfAbsent(place, it -> new ArrayList<>()).add(own.get(place));
      }
    }
    double bits = table(signs);
    for (List<Object> place : words.values()) {
      bits += Math.min(table(place), spelled(place));
    }
    return bits;
  }

  private static double table(List<Object> words) {
    Map<Object, Integer> counts = new HashMap<>();
    words.forEach(it -> counts.merge(it, 1, Integer::sum));
    return spelled(new ArrayList<>(counts.keySet()))
        + JudgedNumbers.learnt(counts, counts.size(), words.size());
  }

  private static double spelled(List<Object> words) {
    Map<Object, Integer> characters = new HashMap<>();
    int total = 0;
    for (Object word : words) {
      for (char c : (word + "\n").toCharArray()) {
        characters.merge(c, 1, Integer::sum);
        total++;
      }
    }
    return JudgedNumbers.learnt(characters, 100, total);
  }

  /** Each place of texts that are all as long. */
  private static double byPlaces(List<String> texts) {
    int length = texts.get(0).length();
    if (texts.stream().anyMatch(it -> it.length() != length)) {
      return Double.POSITIVE_INFINITY;
    }
    double bits = 0;
    for (int place = 0; place < length; place++) {
      Map<Object, Integer> counts = new HashMap<>();
      for (String text : texts) {
        counts.merge(text.charAt(place), 1, Integer::sum);
      }
      bits += JudgedNumbers.learnt(counts, 100, texts.size());
    }
    return bits;
  }
}
