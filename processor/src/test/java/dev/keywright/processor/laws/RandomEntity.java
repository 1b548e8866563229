package dev.keywright.processor.laws;

import dev.keywright.processor.laws.DesignJudge.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The random design of a seed, and the smallest one that fails as it does. */
final class RandomEntity {
  private static final String NAME = "R";

  private RandomEntity() {}

  static Design design(long seed) {
    return RandomDesign.of(NAME + seed, Choices.of(seed));
  }

  /** The seed that a design was made from. */
  private static long seed(Design design) {
    return Long.parseLong(design.name().substring(NAME.length()));
  }

  /** The smallest design for which something is true, as it is for that of the seed. */
  static Design smallest(long seed, Predicate<Design> isSo) {
    Choices choices = Choices.of(seed);
    RandomDesign.of(NAME, choices);
    List<Integer> shrunk =
        Shrinker.shrink(choices.made(), it -> isSo.test(RandomDesign.of(NAME, Choices.again(it))));
    return RandomDesign.of(NAME, Choices.again(shrunk));
  }

  /** What fails, how to make it again, and the smallest entity that fails the same law. */
  static String explained(Failure failure, Supplier<DesignJudge> judge) {
    long seed = seed(failure.design());
    Predicate<Design> fails = design -> message(design, failure.law(), judge.get()) != null;
    Design smallest = smallest(seed, fails);
    return "law of "
        + failure.law()
        + ", -Pevidence -Dlaws.designs=1 -Dlaws.seed="
        + seed
        + ":\n"
        + failure.message()
        + "\nThe smallest entity that fails is\n"
        + source(smallest)
        + "\n"
        + message(smallest, failure.law(), judge.get());
  }

  private static String message(Design design, String law, DesignJudge judge) {
    return judge.judge(List.of(design)).stream()
        .filter(failure -> failure.law().equals(law))
        .map(Failure::message)
        .findFirst()
        .orElse(null);
  }

  private static String source(Design design) {
    try {
      return EntitySource.of(design).getCharContent(true).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
