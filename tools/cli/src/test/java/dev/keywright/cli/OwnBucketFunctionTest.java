package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Layouts whose buckets a function of the application chooses, which the command never runs. */
class OwnBucketFunctionTest {
  private static final String LAYOUT =
      "TEXT separator='|' | pk: bucket count=5 function=telemetry.Salt of=user+kind,"
          + " user int pad=3, kind String";
  private static final String REMARK = "not compared: telemetry.Salt is not known here";
  private static final byte[] KEYS = "2|001|w\n2|002|w\n4|003|r\n".getBytes(UTF_8);

  @Test
  void keysAreVerifiedButForTheirBuckets() throws Exception {
    Run run = Run.withInput(KEYS, "verify", "--dump", "--layout", LAYOUT, "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("All 3 keys can be read.\n")
        .contains(
            "  Buckets: the busiest is 2, with 66.7 % of the keys; without keys: 3 of 5; "
                + REMARK);
    Run json = Run.withInput(KEYS, "verify", "--json", "--layout", LAYOUT, "-");
    assertThat(json.json().at("/verification/layouts/0/buckets/remark").asText()).isEqualTo(REMARK);
  }

  @Test
  void aNumberOfNoBucketIsMalformedAllTheSame() {
    Run run = Run.withInput("7|001|w\n".getBytes(UTF_8), "verify", "--layout", LAYOUT, "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("Malformed: 1 key: bucket: expected a bucket from 0 to 4");
  }

  @Test
  void theOtherCommandsTakeThem() {
    Run explained = Run.of("explain", "--layout", LAYOUT, "2|001|w");
    assertThat(explained.code()).isZero();
    assertThat(explained.out()).contains(REMARK).endsWith("complete\n");
    assertThat(Run.of("diff", LAYOUT, LAYOUT).code()).isZero();
    Run simulated = Run.of("simulate", "--writes", "1000", "--variants", LAYOUT);
    assertThat(simulated.err()).isEmpty();
    assertThat(simulated.code()).isZero();
  }
}
