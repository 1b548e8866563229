package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ForbiddenCharacterTest {
  @Test
  void whatTheNameSuggestsIsNotRefused() {
    Map<String, String> alphabets =
        Map.of(
            "tenantId", "\\\\-.0-9A-Z_a-z\")",
            "email", "'+\\\\-.0-9@A-Z_a-z\")",
            "websiteUrl", "\\\\-0-9A-Z_a-z\"), and write websiteUrl in base64url",
            "title", "\\\\-0-9A-Z_a-z\"), and write title in base64url");
    alphabets.forEach(
        (name, alphabet) ->
            assertThat(by(new ForbiddenCharacter(), partition(text(name)).in(Store.AZURE_TABLE)))
                .singleElement(STRING)
                .endsWith("add @Domain(alphabet = \"" + alphabet));
  }

  @Test
  void aSeparatorThatTheStoreRefusesIsReported() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("user").alphabet("a-z"), anInt("id").pad(6))
                    .separator('#')
                    .in(Store.AZURE_TABLE)))
        .containsExactly("KW304 @Separator");
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("user").alphabet("a-z"))
                    .bucket(16, "user")
                    .separator('#')
                    .in(Store.AZURE_TABLE)))
        .containsExactly("KW304 @Separator");
  }

  @Test
  void alphabetsAndCodesAreLookedAt() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("path").alphabet("a-z/")).in(Store.AZURE_TABLE)))
        .containsExactly("KW304 path@Domain");
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(codes("kind", "Kind", "a/b")).in(Store.COSMOS_TABLE)))
        .containsExactly("KW304 kind");
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(character("c").alphabet("a-z?")).in(Store.AZURE_TABLE)))
        .containsExactly("KW304 c@Domain");
  }

  @Test
  void whatIsAdvisedAgainstIsReported() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("path").alphabet("a-z%")).in(Store.AZURE_TABLE)))
        .containsExactly("KW304 path@Domain");
    assertThat(
            places(new ForbiddenCharacter(), partition(text("path").alphabet("a-z~")).in(Store.S3)))
        .containsExactly("KW304 path@Domain");
  }

  @Test
  void aSeparatorThatStandsNowhereIsFine() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("user").alphabet("a-z")).separator('#').in(Store.AZURE_TABLE)))
        .isEmpty();
  }

  @Test
  void whatTheStoreTakesIsFine() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("user").alphabet("a-z"), anInt("id").pad(6))
                    .separator('!')
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("user").alphabet("a-z/"), anInt("id").pad(6))
                    .separator('#')
                    .in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(places(new ForbiddenCharacter(), partition(text("path")).in(Store.S3))).isEmpty();
  }

  @Test
  void ofATextThatDeclaresNoAlphabetANoteSaysWhatTheEncoderLetsThrough() {
    assertThat(by(new ForbiddenCharacter(), partition(text("path")).in(Store.AZURE_TABLE)))
        .containsExactly(
            """
            KW304 path
            path has no declared alphabet; Azure Table Storage refuses '#', and the encoder does not
            add @Domain(alphabet = "\\\\-0-9A-Z_a-z"), and write path in base64url\
            """);
    Findings findings = new Findings();
    new ForbiddenCharacter()
        .check(partition(text("path")).in(Store.COSMOS_NOSQL).build(), findings);
    assertThat(findings.all()).extracting(Finding::severity).containsExactly(Severity.INFO);
  }

  @Test
  void whatSortsBelowTheSeparatorIsRefusedByTheEncoder() {
    assertThat(
            by(
                new ForbiddenCharacter(),
                partition(text("path"), anInt("id").pad(6)).in(Store.AZURE_TABLE)))
        .singleElement()
        .asString()
        .contains("refuses '/', and");
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("path"), anInt("id").pad(6)).separator('|').in(Store.COSMOS_NOSQL)))
        .isEmpty();
  }

  @Test
  void whatIsEscapedNeverReachesTheStore() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("tag").alphabet("a-z#"), text("user").alphabet("a-z"))
                    .separator(',')
                    .escape()
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(codes("kind", "Kind", "a#b"), anInt("id").pad(6))
                    .separator(',')
                    .escape()
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
  }

  @Test
  void whatStandsAboveTheEscapesOrBehindThemIsReported() {
    assertThat(
            by(
                new ForbiddenCharacter(),
                partition(text("tag").alphabet("#a-z?"), text("path").alphabet("#a-z"))
                    .separator(',')
                    .escape()
                    .in(Store.AZURE_TABLE)))
        .containsExactly(
            """
            KW304 tag@Domain
            tag may hold '?': no key of Azure Table Storage can hold it
            write @Domain(alphabet = "#a-z"), and map the others to it\
            """,
            """
            KW304 path@Domain
            path may hold '#': no key of Azure Table Storage can hold it
            write @Domain(alphabet = "a-z"), and map the others to it\
            """);
  }

  @Test
  void theCharacterThatBeginsEscapesIsReported() {
    assertThat(
            by(
                new ForbiddenCharacter(),
                partition(text("tag").alphabet("a-z."), text("user").alphabet("a-z"))
                    .separator('.')
                    .escape()
                    .in(Store.AZURE_TABLE)))
        .containsExactly(
            """
            KW304 @Separator
            escapes after separator '.' begin with '/': no key of Azure Table Storage can hold it
            write @Separator(value = ',', escape = true)\
            """);
  }

  @Test
  void escapesThatAreNeverWrittenAreFine() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("tag").alphabet("a-z"), text("user").alphabet("a-z"))
                    .separator('.')
                    .escape()
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(anInt("id").pad(6), text("user").alphabet("a-z"))
                    .separator('.')
                    .escape()
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
  }

  @Test
  void theFixIsNotWhatIsWritten() {
    assertThat(
            by(
                new ForbiddenCharacter(),
                partition(text("tag"), text("user")).separator('/').escape().in(Store.AZURE_TABLE)))
        .contains(
            """
            KW304 @Separator
            separator '/': no key of Azure Table Storage can hold it
            write @Separator(value = ',', escape = true)\
            """);
  }

  @Test
  void cosmosRefusesCharactersInTheIdAlone() {
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("path").alphabet("a-z/"), text("user").alphabet("0-9a-z"))
                    .sort("", text("id").alphabet("0-9a-z"))
                    .separator('/')
                    .in(Store.COSMOS_NOSQL)))
        .isEmpty();
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("path").alphabet("a-z"))
                    .sort("", text("user").alphabet("0-9a-z"), text("id").alphabet("0-9a-z/"))
                    .separator('/')
                    .in(Store.COSMOS_NOSQL)))
        .containsExactly("KW304 @Separator", "KW304 id@Domain");
    assertThat(
            places(
                new ForbiddenCharacter(),
                partition(text("id").alphabet("a-z/")).in(Store.COSMOS_NOSQL)))
        .containsExactly("KW304 id@Domain");
  }

  @Test
  void whatMayStayOfAnAlphabetIsProposed() {
    for (Map.Entry<String, String> fixed :
        Map.of("\\u0000a/", "\\u0000a", "a/\\uffff", "a\\uffff", "/a\\\\", "a").entrySet()) {
      assertThat(
              by(
                  new ForbiddenCharacter(),
                  partition(text("id").alphabet(fixed.getKey())).in(Store.COSMOS_NOSQL)))
          .singleElement(STRING)
          .endsWith(
              "write @Domain(alphabet = \""
                  + fixed.getValue().replace("\\", "\\\\")
                  + "\"), and map the others to it");
    }
  }
}
