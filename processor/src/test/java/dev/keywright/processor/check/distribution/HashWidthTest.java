package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.runtime.hash.HashFunction;
import org.junit.jupiter.api.Test;

class HashWidthTest {
  @Test
  void tooManyDigitsAreReported() {
    assertThat(places(new HashWidth(), partition(text("user").hash(HashFunction.MD5, 9))))
        .containsExactly("KW209 user.hashPrefix");
    assertThat(places(new HashWidth(), partition(text("user").hash(HashFunction.SHA_256, 64))))
        .containsExactly("KW209 user.hashPrefix");
  }

  @Test
  void tooFewForTheDeclaredWritesAreReported() {
    assertThat(
            places(
                new HashWidth(),
                partition(text("user").hash(HashFunction.MD5, 1))
                    .in(Store.AZURE_TABLE)
                    .volume(0, 0, 32_001)))
        .containsExactly("KW209 user.hashPrefix");
  }

  @Test
  void tooManyBucketsAreReported() {
    assertThat(places(new HashWidth(), partition(text("user")).bucket(257, "user")))
        .containsExactly("KW209 @Bucket.count");
  }

  @Test
  void whatIsEnoughIsFine() {
    assertThat(places(new HashWidth(), partition(text("user").hash(HashFunction.MD5, 8))))
        .isEmpty();
    assertThat(places(new HashWidth(), partition(text("user")).bucket(256, "user"))).isEmpty();
    assertThat(
            places(
                new HashWidth(),
                partition(text("user").hash(HashFunction.MD5, 1))
                    .in(Store.AZURE_TABLE)
                    .volume(0, 0, 32_000)))
        .isEmpty();
    assertThat(
            places(
                new HashWidth(),
                partition(text("user").hash(HashFunction.MD5, 1)).volume(0, 0, 1_000_000)))
        .isEmpty();
  }

  // A partition of Azure takes 2,000 writes a second, and n digits are 16^n places.
  @Test
  void placesAreTooFewOnceMorePartitionsAreNeeded() {
    assertThat(by(new HashWidth(), azure(1, 34_000)))
        .containsExactly(
            """
            KW209 id.hashPrefix
            hashPrefix = 1 spreads rows over 16 places, and the declared writes need 17 partitions
            write hashPrefix = 4\
            """);
    assertThat(by(new HashWidth(), azure(2, 512_001)))
        .containsExactly(
            """
            KW209 id.hashPrefix
            hashPrefix = 2 spreads rows over 256 places, and the declared writes need 257 partitions
            write hashPrefix = 4\
            """);
    assertThat(by(new HashWidth(), azure(1, 32_000))).isEmpty();
    assertThat(by(new HashWidth(), azure(2, 512_000))).isEmpty();
    assertThat(by(new HashWidth(), azure(4, 131_074_000))).isEmpty();
  }

  private static LayoutBuilder azure(int digits, long writes) {
    return partition(aLong("id").pad(9).hash(HashFunction.MD5, digits))
        .in(Store.AZURE_TABLE)
        .volume(0, 0, writes);
  }

  @Test
  void bucketsThatALimitAsksForAreNotTooMany() {
    LayoutBuilder rows =
        partition(anInt("shop").pad(3).cardinality(100))
            .sort("", anInt("n").pad(9))
            .bucket(1_000, "n")
            .in(Store.CASSANDRA);
    assertThat(places(new HashWidth(), rows.volume(1_000_000_000, 10_000, 0))).isEmpty();
    assertThat(places(new HashWidth(), rows.volume(1_000_000_000, 2_560, 0)))
        .containsExactly("KW209 @Bucket.count");
    assertThat(places(new HashWidth(), rows.volume(1_000_000_000, 2_570, 0))).isEmpty();
  }

  @Test
  void bigtableAdvisesAgainstHashes() {
    assertThat(
            by(
                new HashWidth(),
                partition(anInt("user").pad(9).hash(HashFunction.MD5, 4), anInt("n").pad(9))
                    .in(Store.BIGTABLE)))
        .containsExactly(
            """
            KW209 user.hashPrefix
            Bigtable advises against hashed row keys: the hash of user scatters rows that are read together
            remove hashPrefix\
            """);
  }
}
