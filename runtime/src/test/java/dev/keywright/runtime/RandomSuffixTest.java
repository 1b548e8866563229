package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomSuffixTest {
  private static final String CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz";
  private static final int THREADS = 16;

  @Test
  void itHasTheLengthAndTheCharacters() {
    for (int length = 1; length <= 64; length++) {
      assertThat(RandomSuffix.of(length)).matches("[0-9a-z]{" + length + "}");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 65, Integer.MAX_VALUE})
  void otherLengthsAreRefused(int length) {
    assertThatThrownBy(() -> RandomSuffix.of(length))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the length of a unique suffix is " + length + ", but must be from 1 to 64");
  }

  @Test
  void manyThreadsDrawNoSuffixTwice() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(THREADS);
      List<Future<List<String>>> drawn = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        drawn.add(threads.submit(() -> draw(start)));
      }
      Set<String> distinct = new HashSet<>();
      for (Future<List<String>> suffixes : drawn) {
        distinct.addAll(suffixes.get());
      }
      assertThat(distinct).hasSize(THREADS * 5_000);
    } finally {
      threads.shutdown();
    }
  }

  private static List<String> draw(CountDownLatch start) throws InterruptedException {
    start.countDown();
    start.await();
    List<String> suffixes = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      suffixes.add(RandomSuffix.of(16));
    }
    return suffixes;
  }

  /**
   * With 35 degrees of freedom, chi-square is above 120 less than once in 10^10 times; bytes modulo
   * 36 would make it 700.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 6, 16, 64})
  void allCharactersAreEquallyLikely(int length) {
    int[] times = new int[CHARACTERS.length()];
    int draws = 0;
    while (draws < 360_000) {
      for (char c : RandomSuffix.of(length).toCharArray()) {
        times[CHARACTERS.indexOf(c)]++;
        draws++;
      }
    }
    double expected = (double) draws / CHARACTERS.length();
    double chiSquare = 0;
    for (int seen : times) {
      chiSquare += (seen - expected) * (seen - expected) / expected;
    }
    assertThat(chiSquare).isLessThan(120);
  }

  @Test
  void everyPlaceHasEveryCharacter() {
    List<Set<Character>> places = new ArrayList<>();
    for (int place = 0; place < 6; place++) {
      places.add(new HashSet<>());
    }
    for (int i = 0; i < 3_000; i++) {
      String suffix = RandomSuffix.of(6);
      for (int place = 0; place < 6; place++) {
        places.get(place).add(suffix.charAt(place));
      }
    }
    assertThat(places).allSatisfy(characters -> assertThat(characters).hasSize(36));
  }
}
