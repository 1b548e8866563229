package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.SampledKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What tells kinds of row of TEXT apart behind their first word: a word at one place between
 * separators, behind which the keys go on in another way, or which stands where others have a
 * number.
 */
final class FieldTokens {
  private static final List<Character> SEPARATORS =
      List.of('/', ':', '|', '#', ',', ';', '.', '-', '_');
  private static final int KEYS = 400;
  private static final int MOST_PLACES = 12;
  private static final int MOST_WORDS = 12;
  private static final int LEAST_KEYS = 4;
  private static final int LAST = -1;
  private static final String NUMBER = "0";

  private final List<String> contents;

  private FieldTokens(List<String> contents) {
    this.contents = contents;
  }

  /** The tokens of one column. Each of them groups the keys in another way. */
  static List<Function<byte[], String>> of(List<SampledKey> sample, int column) {
    return new FieldTokens(
            sample.stream().limit(KEYS).map(key -> text(key.column(column))).toList())
        .tokens();
  }

  private List<Function<byte[], String>> tokens() {
    List<Function<byte[], String>> tokens = new ArrayList<>();
    Set<List<String>> known = new HashSet<>();
    for (char separator : SEPARATORS) {
      List<String[]> fields = contents.stream().map(it -> fields(it, separator)).toList();
      int places = fields.stream().mapToInt(it -> it.length).min().orElse(0);
      for (int i = LAST; places > 1 && i < Math.min(places, MOST_PLACES); i++) {
        int place = i;
        List<String> words = fields.stream().map(it -> word(it, place)).toList();
        if (areForms(words, fields, separator, place) && known.add(words)) {
          tokens.add(content -> word(fields(text(content), separator), place));
        }
      }
    }
    return tokens;
  }

  /** Whether the keys with one word, and those with another one, look different. */
  private static boolean areForms(
      List<String> words, List<String[]> fields, char separator, int place) {
    if (words.stream().distinct().limit(2 * MOST_WORDS + 1).count() > 2 * MOST_WORDS) {
      return false;
    }
    Map<String, List<String>> forms = new HashMap<>();
    for (int key = 0; key < words.size(); key++) {
      forms
          .computeIfAbsent(words.get(key), it -> new ArrayList<>())
          .add(form(fields.get(key), separator, place));
    }
    List<Set<String>> often =
        forms.values().stream()
            .filter(it -> it.size() >= LEAST_KEYS)
            .<Set<String>>map(HashSet::new)
            .toList();
    return often.size() <= MOST_WORDS
        && often.stream().anyMatch(a -> often.stream().anyMatch(b -> Collections.disjoint(a, b)));
  }

  private static String text(byte[] content) {
    return new String(content, ISO_8859_1);
  }

  private static String[] fields(String content, char separator) {
    return content.split("\\" + separator, -1);
  }

  private static String word(String[] fields, int place) {
    int own = place == LAST ? fields.length - 1 : place;
    String word = own < fields.length ? fields[own] : "";
    return areDigits(word) ? NUMBER : word;
  }

  /** The signs between words and numbers; the word itself is one, whatever it has inside. */
  private static String form(String[] fields, char separator, int place) {
    int own = place == LAST ? fields.length - 1 : place;
    StringBuilder form = new StringBuilder();
    for (int i = 0; i < fields.length; i++) {
      String words = areDigits(fields[i]) ? "0" : "a";
      form.append(i == own ? words : form(fields[i])).append(separator);
    }
    return form.toString();
  }

  private static String form(String field) {
    StringBuilder form = new StringBuilder();
    int from = 0;
    for (int i = 0; i <= field.length(); i++) {
      if (i == field.length() || !Bytes.isLetterOrDigit((byte) field.charAt(i))) {
        String word = field.substring(from, i);
        form.append(word.isEmpty() ? "" : areDigits(word) ? "0" : "a");
        form.append(i < field.length() ? field.charAt(i) : ' ');
        from = i + 1;
      }
    }
    return form.toString();
  }

  private static boolean areDigits(String word) {
    return !word.isEmpty() && word.chars().allMatch(it -> Bytes.isDigit((byte) it));
  }
}
