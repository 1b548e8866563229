package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.assertFound;
import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is said of templates that no key can be written by: the template, with a caret, and the fix.
 */
class TemplateErrorsTest {
  private static final String USER =
      "@PartitionKey @Domain(alphabet = \"0-9a-z\", maxLength = 9) String user";
  private static final String NUMBER = "@SortKey(pad = 3) int number";

  private static String partition(String value) {
    return "@PartitionTemplate(\"" + value + "\")";
  }

  @Test
  void aNameThatIsNoPartIsShown() {
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate names usr, which is not a part of this key
          USER#{usr}
                ^
          Fix: write {user}, or annotate usr: @PartitionKey
        """,
        List.of(partition("USER#{usr}")),
        USER);
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate names day, which is not a part of this key
          DAY#{day}
               ^
          Fix: name one of its parts, user, or annotate day: @PartitionKey
        """,
        List.of(partition("DAY#{day}")),
        USER);
  }

  @Test
  void aTemplateThatShowsNothingIsReportedInEveryFormat() {
    String found =
        """
        [KW019 malformed-template] @SortTemplate is empty, so the column would always be empty
          Fix: remove it, or write a literal or a part in it
        """;
    for (String format : List.of("TEXT", "BINARY", "FDB_TUPLE")) {
      assertFound(
          found,
          List.of(
              "@KeyFormat(Format." + format + ")",
              partition("{user}"),
              "@SortTemplate(value = \"\", column = \"SK\")"),
          USER);
    }
  }

  @Test
  void aNameThatIsThereTwiceIsShown() {
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate names user twice
          {user}#{user}
                  ^
          Fix: name a part once in each column
        """,
        List.of(partition("{user}#{user}")),
        USER);
  }

  @Test
  void aForgottenPartIsShown() {
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate does not name user, which is a @PartitionKey
          USER#
               ^
          Fix: name it in braces, such as #{user}, or remove its annotation
        """,
        List.of(partition("USER#")),
        USER);
  }

  @Test
  void bracesAndBackslashesWithoutMeaningAreShown() {
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate opens a brace and does not close it
          A{user
           ^
          Fix: close it after the name of the part, or write {{ for a brace that is a literal
        """,
        List.of(partition("A{user")),
        USER);
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate closes a brace that is not open
          a}b{user}
           ^
          Fix: write }} for a brace that is a literal
        """,
        List.of(partition("a}b{user}")),
        USER);
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate names no part in these braces
          A{}
            ^
          Fix: write the name of one part between braces, such as {userId}
        """,
        List.of(partition("A{}")),
        USER);
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate has a backslash that escapes nothing
          A\\n{user}
           ^
          Fix: write two backslashes for one, which are four in Java source
        """,
        List.of(partition("A\\\\n{user}")),
        USER);
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate names a byte, and a column of TEXT has characters
          A\\x80{user}
           ^
          Fix: write the character itself, such as \\u00e9, or add @KeyFormat(BINARY)
        """,
        List.of(partition("A\\\\x80{user}")),
        USER);
  }

  @Test
  void twoPartsThatTouchNeedAFixedWidth() {
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate has nothing between user and number: user has no \
        fixed width, so nothing shows where it ends
          A#{user}{number}
                  ^
          Fix: put a literal between them, such as {user}#{number}
        """,
        List.of(partition("A#{user}{number}")),
        USER,
        "@PartitionKey(pad = 3) int number");
    assertThat(
            found(
                List.of(partition("A#{number}{user}")), USER, "@PartitionKey(pad = 3) int number"))
        .isEmpty();
  }

  @Test
  void aSuffixThatTouchesATextIsShown() {
    assertThat(found(List.of("@UniqueSuffix(length = 6)", partition("A#{user}")), USER))
        .singleElement()
        .asString()
        .contains(
            "has nothing between user and uniqueSuffix",
            "A#{user}\n          ^",
            "{user}#{uniqueSuffix}");
  }

  @Test
  void theCharacterThatEndsAPartIsALowOne() {
    assertFound(
        """
        [KW019 malformed-template] @PartitionTemplate ends user with a character above '~' (U+007E), \
        the last one that can end a part
          {user}\u00e9#
                ^
          Fix: begin the literal after {user} with a low character, such as '#'
        """,
        List.of(partition("{user}\u00e9#")),
        USER);
    assertThat(found(List.of("@PartitionTemplate(value = \"{user}f\", escape = true)"), USER))
        .singleElement()
        .asString()
        .contains("KW019", "ends user with a hexadecimal digit");
  }

  @Test
  void theBucketAndTheSuffixHaveTheirPlaces() {
    assertThat(
            found(
                List.of("@Bucket(count = 4, of = \"user\")", partition("{bucket}#{user}#{bucket}")),
                USER))
        .singleElement()
        .asString()
        .contains(
            "KW019", "places the bucket twice", "{bucket}#{user}#{bucket}\n                   ^");
    assertThat(
            found(List.of("@UniqueSuffix(length = 6)", partition("{uniqueSuffix}#{user}")), USER))
        .singleElement()
        .asString()
        .contains("KW019", "does not end in uniqueSuffix");
  }

  @Test
  void whatATemplatePlacesIsDeclared() {
    assertThat(found(List.of(partition("{user}#{bucket}")), USER))
        .singleElement()
        .asString()
        .contains(
            "KW019",
            "@PartitionTemplate places bucket, and the key has no @Bucket",
            "Fix: write @Bucket on the entity, or remove {bucket}");
    assertThat(found(List.of(partition("{user}#{uniqueSuffix}")), USER))
        .singleElement()
        .asString()
        .contains("KW019", "the key has no @UniqueSuffix");
  }

  @Test
  void oneColumnHasOneTemplate() {
    assertThat(
            found(
                List.of(partition("{user}"), "@SortTemplate(\"A\")", "@SortTemplate(\"{number}\")"),
                USER,
                NUMBER))
        .singleElement()
        .asString()
        .contains("KW019", "is for column sortKey, which another template already writes");
    assertThat(found(List.of(partition("{user}"), partition("A{user}")), USER))
        .singleElement()
        .asString()
        .contains("KW006", "a key has one @PartitionTemplate");
  }

  @Test
  void templatesOfKeysWithoutPartsAreShown() {
    assertThat(found(List.of(partition("A")), "int plain"))
        .singleElement()
        .asString()
        .contains(
            "KW014",
            "@PartitionTemplate is for the key without a name, but no part belongs to that key");
  }

  @Test
  void ordersStandOutsideOfTemplatesOnly() {
    assertThat(found(List.of(), "@PartitionKey(pad = 3) int a", "@PartitionKey(pad = 3) int b"))
        .singleElement()
        .asString()
        .contains(
            "KW003",
            "the partition key has the parts a and b, and a and b have no order",
            "add order = 0 to a and order = 1 to b");
    assertThat(found(List.of(partition("{a}")), "@PartitionKey(order = 0, pad = 3) int a"))
        .singleElement()
        .asString()
        .contains(
            "KW006",
            "order has no effect, because @PartitionTemplate says where a goes",
            "remove order");
    assertThat(found(List.of(partition("{a}")), "@PartitionKey(column = \"PK\", pad = 3) int a"))
        .singleElement()
        .asString()
        .contains("KW006", "a is in column partitionKey", "and not in \"PK\"");
  }

  @Test
  void aPartThatIsAnnotatedTwiceIsShown() {
    assertThat(
            found(
                List.of(partition("{a}"), "@SortTemplate(\"{a}\")"),
                "@PartitionKey(pad = 3) @SortKey(pad = 3) int a"))
        .singleElement()
        .asString()
        .contains("KW008", "a is in this key twice", "templates may name the part");
  }

  @Test
  void aNativeColumnHasNoLiterals() {
    assertThat(
            found(
                List.of(partition("{user}"), "@SortTemplate(\"N#{n}\")"),
                USER,
                "@SortKey(nativeType = true) long n"))
        .singleElement()
        .asString()
        .contains("KW019", "has a literal beside n");
  }

  @Test
  void aSeparatorThatNoColumnHasIsShown() {
    assertThat(found(List.of("@Separator('#')", partition("A{user}")), USER))
        .singleElement()
        .asString()
        .contains("KW006", "every column has one", "remove @Separator");
  }
}
