package dev.keywright.analysis.profile;

import java.util.SplittableRandom;

/** Profiles as many keys as it is told, makes each when it is needed, and prints the count. */
final class ManyKeys {
  private ManyKeys() {}

  public static void main(String[] args) {
    SampleKeys shape = SampleKeys.valueOf(args[0]);
    long count = Long.parseLong(args[1]);
    SplittableRandom random = new SplittableRandom(1);
    Profile profile = Profile.empty();
    long start = System.nanoTime();
    for (long i = 0; i < count; i++) {
      profile.add(shape.key(random, i));
    }
    long end = System.nanoTime();
    System.out.println(profile.report(16).keys());
    System.err.println((end - start) / count + " ns a key");
  }
}
