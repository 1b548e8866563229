package dev.keywright.analysis.profile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that grow are told from keys that do not, however their values are distributed. */
class GrowthTest {
  private static final int KEYS = 8_000;
  private static final int SEEDS = Integer.getInteger("seeds", 1);
  private static final Instant START = Instant.parse("2024-01-30T00:00:00Z");

  /** Tables whose keys grow, with what hides it. */
  enum Growing {
    /** Many keys a minute, which differ only behind their time. */
    TIES {
      @Override
      String key(SplittableRandom random, int i) {
        return minute(i / 300) + "," + user(random);
      }
    },
    /** A few keys a day. */
    DAYS {
      @Override
      String key(SplittableRandom random, int i) {
        return minute(i * 2).substring(0, 10) + "#" + user(random);
      }
    },
    /** All keys come up to five seconds late, in which a hundred others come. */
    LATE {
      @Override
      String key(SplittableRandom random, int i) {
        return "event#" + (1_700_000_000_000L + 50L * i - random.nextInt(5_000));
      }
    },
    /** Numbers of eight bytes that many rows have in common. */
    BINARY_TIES {
      @Override
      String key(SplittableRandom random, int i) {
        return bytes(1_700_000_000_000L + i / 40 * 1000L, 8) + bytes(random.nextLong(), 8);
      }
    },
    /** One kind of row of two grows. */
    TWO_KINDS {
      @Override
      String key(SplittableRandom random, int i) {
        return i % 2 == 0 ? "ORDER#" + (100_000_000 + i) : "USER#" + user(random);
      }
    },
    /** A kind with one of twenty rows grows, and several come with one time. */
    SELDOM_AND_TIES {
      @Override
      String key(SplittableRandom random, int i) {
        return switch (random.nextInt(20)) {
          case 0 -> "app:audit:" + minute(i / 400) + ":" + user(random);
          case 1, 2, 3 -> "app:cart:" + user(random);
          default -> "app:session:" + user(random) + ":" + random.nextInt(9);
        };
      }
    },
    /** Each tenant's keys grow, with ties; some tenants have most rows. */
    TENANTS {
      @Override
      String key(SplittableRandom random, int i) {
        return "tenant" + (100 + skewed(random, 60)) + "," + minute(i / 500) + user(random);
      }
    },
    /** The same, counted down, in bytes. */
    TENANTS_DOWN {
      @Override
      String key(SplittableRandom random, int i) {
        return bytes(skewed(random, 80), 2) + bytes(~(i / 300L), 4) + bytes(random.nextLong(), 4);
      }
    },
    /** Each key several times, one soon after the other. */
    REPEATED {
      @Override
      String key(SplittableRandom random, int i) {
        return String.format(Locale.ROOT, "job%09d", i / 5);
      }
    };

    abstract String key(SplittableRandom random, int i);
  }

  /** Tables whose keys do not grow, with what can seem so. */
  enum Still {
    /** One value in most of the keys, which is the largest. */
    LARGEST_OFTEN {
      @Override
      String key(SplittableRandom random, int i) {
        return (random.nextInt(10) < 9 ? "z" : "" + (char) ('a' + random.nextInt(26)))
            + random.nextInt(5);
      }
    },
    SKEWED {
      @Override
      String key(SplittableRandom random, int i) {
        return "tenant" + skewed(random, 1000) + "," + (900 - skewed(random, 900));
      }
    },
    LOGNORMAL {
      @Override
      String key(SplittableRandom random, int i) {
        return bytes((long) (1000 * Math.exp(2 * random.nextGaussian())), 6);
      }
    },
    /** Rows of some days, which are written in any order. */
    CLUSTERED {
      @Override
      String key(SplittableRandom random, int i) {
        return minute(random.nextInt(3) * 100_000 + random.nextInt(60)) + user(random);
      }
    },
    /** Batches that are sorted, of tenants in any order. */
    SORTED_BATCHES {
      @Override
      String key(SplittableRandom random, int i) {
        return "t" + (i / 200 * 7919 % 101) + "," + (i % 200 * 37 + i / 200 * 31 % 7);
      }
    },
    /** The same keys over and over. */
    IN_TURN {
      @Override
      String key(SplittableRandom random, int i) {
        return "sensor" + (i % 500 + 1000) + (char) ('a' + random.nextInt(3));
      }
    },
    KINDS {
      @Override
      String key(SplittableRandom random, int i) {
        return random.nextInt(4) == 0 ? "A#" + skewed(random, 9999) : "B#" + user(random);
      }
    };

    abstract String key(SplittableRandom random, int i);
  }

  @ParameterizedTest
  @EnumSource
  void growthIsTold(Growing table) {
    for (int seed = 0; seed < SEEDS; seed++) {
      for (int pieces : new int[] {1, 2}) {
        assertThat(growth(table::key, seed, pieces)).as("%s, seed %s", table, seed).isPresent();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void noGrowthIsInvented(Still table) {
    for (int seed = 0; seed < SEEDS; seed++) {
      for (int pieces : new int[] {1, 2}) {
        assertThat(growth(table::key, seed, pieces)).as("%s, seed %s", table, seed).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whatGrowsIsNamed(int pieces) {
    assertThat(growth(Growing.TIES::key, 0, pieces))
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefixLength()).isZero();
              assertThat(it.front().length()).isBetween(16, 18);
              assertThat(it.front().share()).isGreaterThan(0.98);
            });
    assertThat(growth(Growing.TWO_KINDS::key, 0, pieces))
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefix()).startsWith("O");
              assertThat(it.shareOfKeys()).isBetween(0.45, 0.55);
              assertThat(it.front().length()).isZero();
            });
    assertThat(growth(Growing.TENANTS_DOWN::key, 0, pieces))
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefixLength()).isEqualTo(2);
              assertThat(it.front().isDown()).isTrue();
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aNewTenantDoesNotHideThatAllGrow(int pieces) {
    Keys tenants =
        (random, i) ->
            (i < KEYS * 9 / 10 ? "t" + (10 + random.nextInt(40)) : "new") + "," + (10_000 + i);
    assertThat(growth(tenants, 0, pieces))
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefix()).isEmpty();
              assertThat(it.prefixLength()).isBetween(3, 4);
              assertThat(it.shareOfKeys()).isEqualTo(1);
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void ofSeveralGrowingPrefixesThatWithMostKeysIsNamed(int pieces) {
    Keys kinds =
        (random, i) ->
            switch (random.nextInt(20)) {
              case 0, 1 -> "a#" + (100_000_000 + i);
              case 2, 3, 4, 5, 6, 7 -> "invoice#" + (100_000_000 + i);
              case 8 -> "item#" + user(random);
              default -> "iz" + user(random);
            };
    assertThat(growth(kinds, 0, pieces))
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefix()).isEqualTo("in");
              assertThat(it.shareOfKeys()).isBetween(0.28, 0.32);
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theShareOfAPrefixThatBeginsLateIsThatOfAllKeys(int pieces) {
    int many = 80_000;
    Keys late = (random, i) -> i < many * 9 / 10 ? user(random) : "event#" + (many + i);
    assertThat(growth(late, many, 0, pieces))
        .hasValueSatisfying(
            it -> {
              assertThat(it.prefix()).isEqualTo("e");
              assertThat(it.shareOfKeys()).isBetween(0.09, 0.11);
            });
  }

  /** How the keys of a table come. */
  private interface Keys {
    String key(SplittableRandom random, int i);
  }

  private static Optional<GrowthReport> growth(Keys table, int seed, int pieces) {
    return growth(table, KEYS, seed, pieces);
  }

  private static Optional<GrowthReport> growth(Keys table, int count, int seed, int pieces) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[][] keys = new byte[count][];
    for (int i = 0; i < count; i++) {
      keys[i] = table.key(random, i).getBytes(ISO_8859_1);
    }
    return SampleKeys.profile(keys, pieces).report(8).arrival().withinPrefixes();
  }

  private static String minute(int minutes) {
    return START.plus(minutes, ChronoUnit.MINUTES).toString().substring(0, 16);
  }

  private static String user(SplittableRandom random) {
    return "u" + Long.toString(random.nextLong(1L << 40), 36);
  }

  private static int skewed(SplittableRandom random, int bound) {
    return (int) (bound * Math.pow(random.nextDouble(), 3));
  }

  private static String bytes(long value, int width) {
    StringBuilder bytes = new StringBuilder();
    for (int i = width - 1; i >= 0; i--) {
      bytes.append((char) (value >>> (Byte.SIZE * i) & 0xFF));
    }
    return bytes.toString();
  }
}
