package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.fault.Fault;
import dev.keywright.runtime.hash.HashFunction;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Parts that keys compute are found, and the keys in which they are wrong are a fault. */
class DerivedPartsTest {
  private static final int KEYS = 2000;
  private static final int WRONG = 7;

  /** How keys begin, by a name and a number that follow; the second of a pair is a wrong one. */
  private static final Map<String, Function<String, String>> FRONTS =
      new TreeMap<>(
          Map.of(
              "a remainder of the hash code",
              rest -> String.format(Locale.ROOT, "%02d|", Math.floorMod(name(rest).hashCode(), 16)),
              "a remainder of the hash code, with a sign",
              rest -> name(rest).hashCode() % 4 + "|",
              "a remainder of the hash code of all",
              rest -> String.format(Locale.ROOT, "%02d|", Math.floorMod(rest.hashCode(), 50)),
              "a remainder of the hash code in hexadecimal digits",
              rest -> String.format(Locale.ROOT, "%02x|", name(rest).hashCode() & 0xFF),
              "a length",
              rest -> name(rest).length() + ":",
              "digits of a hash",
              rest -> md5(name(rest)).substring(0, 4) + "|",
              "digits of a hash of all",
              rest -> md5(rest).substring(0, 6) + "|",
              "a hash prefix",
              rest -> md5(name(rest)).substring(0, 4),
              "a bucket of a number",
              rest ->
                  String.format(
                      Locale.ROOT, "%02d|", Integer.parseInt(rest.split("\\|", -1)[1]) % 12)));

  @Test
  void partsThatAreComputedAreFound() {
    FRONTS.forEach(
        (what, front) -> {
          Candidate first = first(front, 0);
          assertThat(first.faults()).as(what).noneMatch(it -> it.kind() == Fault.Kind.DERIVED);
          assertThat(first.explained()).as(what).isEqualTo(KEYS);
          boolean isSaid =
              first.notes().stream().anyMatch(it -> it.endsWith(" in all keys."))
                  || first.signatures().toString().matches(".*(bucket count|hashPrefix)=.*");
          assertThat(isSaid).as("%s: %s %s", what, first.signatures(), first.notes()).isTrue();
        });
  }

  @Test
  void keysInWhichThePartIsWrongAreAFault() {
    FRONTS.forEach(
        (what, front) -> {
          Candidate first = first(front, WRONG);
          List<Fault> faults =
              first.faults().stream().filter(it -> it.kind() == Fault.Kind.DERIVED).toList();
          assertThat(faults).as("%s: %s %s", what, first.signatures(), first.notes()).hasSize(1);
          assertThat(faults.get(0).message()).as(what).contains(WRONG + " of ");
          String right = faults.get(0).first().get(0);
          String wrong = faults.get(0).second().get(0);
          assertThat(front.apply(rest(right))).as(what).isEqualTo(front(right));
          assertThat(front.apply(rest(wrong))).as(what).isNotEqualTo(front(wrong));
        });
  }

  @Test
  void aValueThatManyKeysHaveIsNoted() {
    SplittableRandom random = new SplittableRandom(3);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      int tenant = random.nextInt(10) < 4 ? 777 : random.nextInt(900);
      inference.add(
          String.format(Locale.ROOT, "user#%06d#%03d", random.nextInt(900_000), tenant)
              .getBytes(UTF_8));
    }
    assertThat(inference.report().candidates().get(0).notes())
        .hasSize(1)
        .allMatch(
            it -> it.matches("(39|40|41)\\.\\d % of the keys have the value 777 of part2\\."));
  }

  private static Candidate first(Function<String, String> front, int wrong) {
    SplittableRandom random = new SplittableRandom(38);
    Inference inference = Inference.of(InferenceOptions.USUAL);
    for (int i = 0; i < KEYS; i++) {
      String rest = rest(random);
      String other = rest(random);
      for (int draw = 0; draw < 20 && front.apply(other).equals(front.apply(rest)); draw++) {
        other = rest(random);
      }
      boolean isWrong = i >= 500 && i < 500 + wrong;
      inference.add((front.apply(isWrong ? other : rest) + rest).getBytes(UTF_8));
    }
    return inference.report().candidates().get(0);
  }

  private static String rest(SplittableRandom random) {
    return word(random) + "|" + String.format(Locale.ROOT, "%05d", skewed(random));
  }

  private static int skewed(SplittableRandom random) {
    return (int) (100_000 * Math.pow(random.nextDouble(), 2));
  }

  private static String word(SplittableRandom random) {
    StringBuilder word = new StringBuilder();
    for (int i = 3 + random.nextInt(9); i > 0; i--) {
      word.append((char) ('g' + random.nextInt(18)));
    }
    return word.toString();
  }

  /** What follows the computed part: a word, a sign and a number. */
  private static String rest(String key) {
    int end = key.lastIndexOf('|');
    int from = end;
    while (from > 0 && key.charAt(from - 1) >= 'g' && key.charAt(from - 1) <= 'z') {
      from--;
    }
    return key.substring(from);
  }

  private static String front(String key) {
    return key.substring(0, key.length() - rest(key).length());
  }

  private static String name(String rest) {
    return rest.substring(0, rest.indexOf('|'));
  }

  private static String md5(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    return HexFormat.of().formatHex(HashFunction.MD5.hash(bytes, 0, bytes.length, new byte[0], 0));
  }
}
