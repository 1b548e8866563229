package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.assertFound;
import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How designs with templates are judged: the literal behind a part is its separator. */
class TemplateJudgementTest {
  private static final String USER =
      "@PartitionKey @Domain(alphabet = \"0-9a-z\", maxLength = 9) String user";
  private static final String NUMBER = "@SortKey(pad = 3) int number";

  private static String partition(String value) {
    return "@PartitionTemplate(\"" + value + "\")";
  }

  @Test
  void aLiteralThatTheStoreRefusesIsShown() {
    assertFound(
        """
        [KW304 forbidden-character] @PartitionTemplate has '/': no key of Azure Table Storage can hold it
          USER-/{user}
               ^
          Fix: write another character, such as '-'
        """,
        List.of("@StoredIn(Store.AZURE_TABLE)", partition("USER-/{user}")),
        USER);
  }

  @Test
  void theLiteralBehindATextIsJudgedAsASeparator() {
    assertFound(
        """
        [KW104 separator-above-alphabet] separator ':' sorts above '1', which user may contain, so \
        user = "a1001" sorts before user = "a100": "A:a1001:054" < "A:a100:054"
          Fix: write @PartitionTemplate("A:{user},{number}"), or add ordered = false if you never scan by it
        """,
        List.of(partition("A:{user}:{number}")),
        USER,
        "@PartitionKey(pad = 3) int number");
    assertThat(
            found(
                List.of(partition("A#{user}#{number}")),
                "@PartitionKey @Domain(alphabet = \"a-z#\") String user",
                "@PartitionKey(pad = 3) int number"))
        .singleElement()
        .asString()
        .contains("KW105", "separator '#' may also occur inside user", "\"A#{user}!{number}\"");
    assertThat(
            found(
                List.of(partition("A#{user}#B#{number}")),
                "@PartitionKey String user",
                "@PartitionKey(pad = 3) int number"))
        .singleElement()
        .asString()
        .contains(
            "KW106", "at run time the encoder refuses '#' and every character", "escape = true");
  }

  @Test
  void theFixOfANamedKeyNamesIt() {
    assertThat(
            found(
                List.of(
                    "@PartitionTemplate(value = \"A:{user}:{number}\", column = \"PK\","
                        + " key = \"byUser\")"),
                "@PartitionKey(key = \"byUser\") @Domain(alphabet = \"0-9a-z\") String user",
                "@PartitionKey(pad = 3, key = \"byUser\") int number"))
        .singleElement()
        .asString()
        .contains(
            "write @PartitionTemplate(value = \"A:{user},{number}\", column = \"PK\", key ="
                + " \"byUser\");");
  }

  @Test
  void aCopyIsNotJudgedAsToOrder() {
    assertThat(
            found(
                List.of(partition("A#{user}"), "@SortTemplate(\"{user}:{number}\")"), USER, NUMBER))
        .isEmpty();
  }
}
