package dev.keywright.runtime.hash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Threads;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HashThreadsTest {
  private static final int INPUTS = 4_000;

  @ParameterizedTest
  @EnumSource
  void eightThreadsHashAsOneDoes(HashFunction function) {
    byte[][] inputs = new byte[INPUTS][];
    byte[][] hashes = new byte[INPUTS][];
    Random random = new Random(9);
    for (int i = 0; i < INPUTS; i++) {
      inputs[i] = new byte[random.nextInt(300)];
      random.nextBytes(inputs[i]);
      hashes[i] = hash(function, inputs[i]);
    }

    assertThat(
            Threads.run(
                thread -> {
                  int wrong = 0;
                  for (int i = 0; i < INPUTS; i++) {
                    int input = (i * 7 + thread * 500) % INPUTS;
                    byte[] hash = hash(function, inputs[input]);
                    wrong += Arrays.equals(hash, hashes[input]) ? 0 : 1;
                  }
                  return wrong;
                }))
        .containsOnly(0);
  }

  private static byte[] hash(HashFunction function, byte[] input) {
    return function.hash(input, 0, input.length, new byte[] {1, 2}, 0);
  }
}
