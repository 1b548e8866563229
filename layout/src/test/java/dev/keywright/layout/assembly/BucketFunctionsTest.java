package dev.keywright.layout.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.inspection.InspectedItem.Kind;
import dev.keywright.layout.inspection.Inspection;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Layouts whose buckets a class of a user's chooses, without generated code. */
class BucketFunctionsTest {
  private static final String NAME = "dev.keywright.layout.assembly.BucketFunctionsTest.";

  /** Takes values: a number, an enum, and the count. */
  public static final class Shards {
    private Shards() {}

    public static int bucket(long user, Kinds kind, int count) {
      if (user == 13) {
        throw new IllegalStateException("no shard for 13");
      }
      return user == 14 ? count : (int) (user + (kind == Kinds.WRITE ? 1 : 0)) % count;
    }
  }

  /** The constants of a part. */
  public enum Kinds {
    READ,
    WRITE
  }

  /** Has two methods. */
  public static final class Two {
    private Two() {}

    public static int bucket(int a, int count) {
      return a % count;
    }

    public static int bucket(long a, int count) {
      return (int) (a % count);
    }
  }

  private static final LayoutSignature LAYOUT =
      LayoutSignature.parse(
          "TEXT separator='|' | partitionKey: bucket count=5 function="
              + NAME
              + "Shards of=user+kind, user int pad=3, kind enum(READ=\"r\" WRITE=\"w\")");

  @Test
  void aClassThatIsPassedChooses() {
    LayoutCodec codec = LayoutCodec.of(LAYOUT, BucketFunctions.of(Shards.class));

    Map<String, Object> key = codec.encode(Map.of("user", 7, "kind", "WRITE"));

    assertThat(key).containsEntry("partitionKey", "3|007|w");
    assertThat(codec.decode("3|007|w")).containsEntry("user", 7).containsEntry("kind", "WRITE");
    assertThatThrownBy(() -> codec.decode("2|007|w"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "bucket at position 0: expected the bucket 3, which "
                + NAME
                + "Shards chooses for the key's parts, found \"2\"");
  }

  @Test
  void whatItThrowsOrAnswersOutsideTheBucketsIsNamed() {
    LayoutCodec codec = LayoutCodec.of(LAYOUT, BucketFunctions.of(Shards.class));

    assertThatThrownBy(() -> codec.encode(Map.of("user", 13, "kind", "READ")))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(
            "bucket is \"java.lang.IllegalStateException: no shard for 13\", but must be chosen by "
                + NAME
                + "Shards, which threw this")
        .hasRootCauseMessage("no shard for 13");
    assertThatThrownBy(() -> codec.encode(Map.of("user", 14, "kind", "READ")))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(
            "bucket is 5, but must be from 0 to 4: " + NAME + "Shards chose it for 5 buckets");
    assertThatThrownBy(() -> codec.decode("2|013|r"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("no shard for 13");
  }

  @Test
  void aClassThatIsOnlyNamedIsNotLoaded() {
    LayoutCodec codec = LayoutCodec.of(LAYOUT);

    assertThat(codec.part("user").name()).isEqualTo("user");
    assertThatThrownBy(() -> codec.encode(Map.of("user", 7, "kind", "WRITE")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the bucket is chosen by "
                + NAME
                + "Shards, which is not known here; pass its class: LayoutCodec.of(layout,"
                + " BucketFunctions.of(Shards.class))");
  }

  @Test
  void anInspectorComparesTheBucketsOfFunctionsThatItKnows() {
    Inspection unknown = KeyInspector.of(LAYOUT).inspect("2|007|w");
    Inspection known = KeyInspector.of(LAYOUT, BucketFunctions.of(Shards.class)).inspect("2|007|w");

    assertThat(remark(unknown)).isEqualTo("not compared: " + NAME + "Shards is not known here");
    assertThat(remark(known)).contains("expected the bucket 3");
  }

  private static String remark(Inspection inspection) {
    return inspection.items().stream()
        .filter(item -> item.kind() == Kind.BUCKET)
        .findFirst()
        .orElseThrow()
        .remark();
  }

  @Test
  void aClassHasOneMethod() {
    assertThatThrownBy(() -> BucketFunctions.of(Two.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has 2 methods public static int bucket(…, int count)");
    assertThatThrownBy(() -> BucketFunctions.of(String.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has 0 methods");
  }
}
