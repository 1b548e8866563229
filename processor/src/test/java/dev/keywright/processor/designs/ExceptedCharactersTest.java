package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code @Domain(except = "%")}: the characters that a text does not hold. */
class ExceptedCharactersTest {
  private static List<String> found(List<String> annotations, String... components) {
    return DesignFindings.found(annotations, components);
  }

  @Test
  void allOtherCharactersAreTaken() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(), "@PartitionKey @Domain(except = \"%\", unique = true) String user");
    Key key = row.of("a/\u00e9 \uffe5");

    assertThat(row.call("decode", "a/\u00e9 \uffe5")).isEqualTo(key);
    assertThatThrownBy(() -> row.of("50%").columns()).isInstanceOf(InvalidPartException.class);
    assertThatThrownBy(() -> row.call("decode", "50%")).isInstanceOf(MalformedKeyException.class);
    assertThatThrownBy(() -> row.of("\ud83d\ude00").columns())
        .isInstanceOf(InvalidPartException.class);
  }

  @Test
  void theLayoutHasTheAlphabetThatIsLeft() {
    assertThat(
            GeneratedKey.of(
                    List.of(), "@PartitionKey @Domain(except = \"%\", unique = true) String user")
                .layout())
        .isEqualTo(
            "TEXT separator=',' | partitionKey: user String"
                + " alphabet=\"\\\\u0000-$\\\\&-\\\\ud7ff\\\\ue000-\\\\uffff\"");
    assertThat(
            GeneratedKey.of(
                    List.of(),
                    "@PartitionKey @Domain(alphabet = \"a-f\", except = \"c-e\", unique = true)"
                        + " String user")
                .layout())
        .isEqualTo("TEXT separator=',' | partitionKey: user String alphabet=\"abf\"");
  }

  @Test
  void checksKnowWhatATextHolds() {
    String user =
        "@PartitionKey(ordered = false) @Domain(except = \"#\", maxLength = 9) String user";
    assertThat(found(List.of("@PartitionTemplate(\"U#{user}#x\")"), user)).isEmpty();
    assertThat(found(List.of("@PartitionTemplate(\"U#{user}#x\")"), user.replace("#", "%")))
        .singleElement()
        .asString()
        .startsWith("[KW105 separator-in-value]");
    String azure = user.replace("except = \"#\"", "alphabet = \"%a-z\"");
    assertThat(found(List.of("@StoredIn(Store.AZURE_TABLE)"), azure, "@SortKey(pad = 2) int n"))
        .anyMatch(it -> it.startsWith("[KW304 forbidden-character] "));
    assertThat(
            found(
                List.of("@StoredIn(Store.AZURE_TABLE)"),
                azure.replace("a-z\"", "a-z\", except = \"%\""),
                "@SortKey(pad = 2) int n"))
        .isEmpty();
  }

  @Test
  void fixesKeepWhatTheSourceSays() {
    assertThat(
            found(
                List.of("@StoredIn(Store.DYNAMODB)"),
                "@PartitionKey @Domain(except = \"%\", maxLength = 9) String user"))
        .anyMatch(it -> it.endsWith("minLength = 1") || it.contains("minLength = 1)"))
        .noneMatch(it -> it.contains("uffff"));
  }

  @Test
  void whatCannotBeReadOrLeavesNothingIsAnError() {
    for (String domain : List.of("except = \"[\"", "alphabet = \"ab\", except = \"a-c\"")) {
      assertThat(found(List.of(), "@PartitionKey @Domain(" + domain + ") String user"))
          .singleElement()
          .asString()
          .startsWith("[KW009 malformed-alphabet]");
    }
    assertThat(found(List.of(), "@PartitionKey(pad = 3) @Domain(except = \"a\") int user"))
        .singleElement()
        .asString()
        .startsWith("[KW006 attribute-not-applicable]")
        .endsWith("remove @Domain");
  }
}
