package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.TextBucket;
import org.junit.jupiter.api.Test;

class TextBucketTest {
  private static final TextBucket FORM = BucketForm.text(16, ',');

  private static int read(String text) {
    TextReader in = TextReader.explaining("partitionKey", text);
    int bucket = in.bucket(FORM);
    in.separator(',');
    in.end();
    return bucket;
  }

  @Test
  void theBucketIsReadBeforeTheParts() {
    for (int bucket = 0; bucket < 16; bucket++) {
      assertThat(read(FORM.prefix(bucket))).isEqualTo(bucket);
    }
    TextReader in = TextReader.explaining("partitionKey", "07");
    assertThat(in.bucket(BucketForm.text(16))).isEqualTo(7);
    in.end();
  }

  @Test
  void aNumberOfNoBucketIsMalformed() {
    assertMalformed("16,", 0, "expected a bucket from 00 to 15, found \"16,\"");
    assertMalformed("7,", 0, "expected a bucket from 00 to 15, found \"7,\"");
    assertMalformed("", 0, "expected a bucket from 00 to 15, found the end");
    assertMalformed("1", 0, "expected a bucket from 00 to 15, found \"1\"");
    assertMalformed("-1,", 0, "expected a bucket from 00 to 15, found \"-1,\"");
    assertMalformed("007,", 2, "expected the separator ',' after it, found \"7,\"");
  }

  private static void assertMalformed(String text, int position, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOfSatisfying(
            MalformedKeyException.class,
            malformed -> {
              assertThat(malformed.part()).isEqualTo("bucket");
              assertThat(malformed.position()).isEqualTo(position);
            })
        .hasMessage("bucket at position " + position + ": " + message);
  }
}
