package dev.keywright.layout.evolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Changes a signature in one number or word, so that it often stays one. */
final class SignatureChanges {
  private static final Pattern NUMBER = Pattern.compile("(?<==)-?\\d+");
  private static final List<String> WORDS =
      List.of(
          " DESC",
          " reversed",
          " unordered",
          " signed",
          " min=0",
          " max=50",
          " minLength=1",
          " maxLength=9",
          " alphabet=\"a-z\"",
          " alphabet=\"0-9A-Za-z\"",
          " time=EPOCH_MILLIS",
          " hash=MD5");

  private SignatureChanges() {}

  static String changed(String signature, Random random) {
    List<MatchResult> numbers = NUMBER.matcher(signature).results().toList();
    if (!numbers.isEmpty() && random.nextInt(3) == 0) {
      MatchResult number = numbers.get(random.nextInt(numbers.size()));
      int changed = random.nextInt(120) - 10;
      return signature.substring(0, number.start()) + changed + signature.substring(number.end());
    }
    List<String> present = new ArrayList<>();
    WORDS.stream().filter(signature::contains).forEach(present::add);
    if (!present.isEmpty() && random.nextBoolean()) {
      String word = present.get(random.nextInt(present.size()));
      return signature.replaceFirst(Pattern.quote(word), "");
    }
    String word = WORDS.get(random.nextInt(WORDS.size()));
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < signature.length(); i++) {
      if (signature.charAt(i) == ' ' || signature.charAt(i) == ',') {
        ends.add(i);
      }
    }
    ends.add(signature.length());
    int at = ends.get(random.nextInt(ends.size()));
    return signature.substring(0, at) + word + signature.substring(at);
  }
}
