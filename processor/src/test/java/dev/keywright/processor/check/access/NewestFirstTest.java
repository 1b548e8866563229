package dev.keywright.processor.check.access;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class NewestFirstTest {

  @Test
  void randomCharactersHaveNoNewest() {
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user")).suffix(6).newestFirst("postsOf", "", "user")))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern postsOf asks for the newest rows first, but its rows are sorted by uniqueSuffix, and the key does not keep uniqueSuffix sorted
            put an ordered time after the parts of equal, with direction = Direction.DESC; or remove newestFirst\
            """);
  }

  @Test
  void hashedRowsHaveNoNewest() {
    assertThat(
            by(
                new NewestFirst(),
                partition(anInt("number").pad(6).hash(HashFunction.MD5, 4))
                    .newestFirst("latest", "")))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern latest asks for the newest rows first, but its rows are sorted by number, and the key does not keep number sorted
            put an ordered time after the parts of equal, with direction = Direction.DESC; or remove newestFirst\
            """);
  }

  @Test
  void oneRowHasNoNewest() {
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .newestFirst("post", "", "at", "user")))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern post fixes all parts of the key, so it reads one row, and newestFirst has nothing to sort
            remove newestFirst\
            """);
  }

  @Test
  void whatIsSortedHasANewest() {
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at").descending())
                    .in(Store.HBASE)
                    .newestFirst("posts", "", "user")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .in(Store.HBASE)
                    .newestFirst("posts", "", "user")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .in(Store.HBASE)
                    .newestFirst("posts", "at", "user")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .in(Store.HBASE)
                    .newestFirst("posts", "", "user")))
        .isEmpty();
  }

  @Test
  void anAscendingPartIsReadBackwardWhereTheStoreCan() {
    assertThat(
            places(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .newestFirst("posts", "", "user")
                    .in(Store.AZURE_TABLE)))
        .containsExactly("KW404 @AccessPattern.newestFirst");
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user")).sort("", instant("at")).newestFirst("posts", "", "user")))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern posts asks for the newest rows first, but at is ascending, and not every store can read a range backward
            add direction = Direction.DESC to at; or remove newestFirst, and read the range to its end\
            """);
  }

  @Test
  void faultsThatOtherChecksReportAreNotRepeated() {
    assertThat(
            by(
                new NewestFirst(),
                partition(anInt("number").pad(6).hash(HashFunction.MD5, 4))
                    .newestFirst("latest", "number")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .newestFirst("posts", "", "at")))
        .isEmpty();
  }

  @Test
  void onlyNewestFirstIsJudged() {
    assertThat(
            by(new NewestFirst(), partition(text("user")).suffix(6).pattern("postsOf", "", "user")))
        .isEmpty();
  }

  @Test
  void aPartThatCannotBeTurnedRoundIsNotToBe() {
    List<PartBuilder> parts =
        List.of(text("other"), character("c"), bytes("b"), codes("kind", "Kind", "a", "b"));
    for (PartBuilder part : parts) {
      assertThat(
              by(
                  new NewestFirst(),
                  partition(text("user")).sort("", part).newestFirst("posts", "", "user")))
          .singleElement()
          .asString()
          .endsWith("remove newestFirst, and read the range to its end");
    }
  }

  @Test
  void aNumberOfTheStoresOwnTypeCannotBeTurnedRound() {
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", aLong("number").nativeType())
                    .newestFirst("posts", "", "user")))
        .singleElement()
        .asString()
        .endsWith("remove newestFirst, and read the range to its end");
  }

  @Test
  void noDirectionIsProposedForChunksWhichNobodyDeclares() {
    for (LayoutBuilder photo :
        List.of(partition(text("user")), partition(text("user")).sort("", text("name")).binary())) {
      String[] names = photo.build().parts().map(Part::name).toArray(String[]::new);
      assertThat(by(new NewestFirst(), photo.chunked(1_000, 4).newestFirst("photo", "", names)))
          .containsExactly(
              """
              KW404 @AccessPattern.newestFirst
              access pattern photo asks for the newest rows first, but chunk is ascending, and not every\
               store can read a range backward
              remove newestFirst, and read the range to its end\
              """);
    }
  }

  @Test
  void binaryTurnsEveryTypeRound() {
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", text("other"))
                    .binary()
                    .newestFirst("posts", "", "user")))
        .singleElement()
        .asString()
        .endsWith(
            "add direction = Direction.DESC to other; or remove newestFirst, and read the range to its end");
  }

  @Test
  void whoReturnsTheOldestFirstIsNamed() {
    LayoutBuilder posts = partition(text("user")).sort("", instant("at"));
    assertThat(by(new NewestFirst(), posts.newestFirst("newest", "", "user")))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern newest asks for the newest rows first, but at is ascending, and not every store\
             can read a range backward
            add direction = Direction.DESC to at; or remove newestFirst, and read the range to its end\
            """);
    assertThat(by(new NewestFirst(), posts.in(Store.AZURE_TABLE)))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern newest asks for the newest rows first, but at is ascending, and Azure Table\
             Storage cannot read a range backward: the smallest values come first
            add direction = Direction.DESC to at; or remove newestFirst, and read the range to its end\
            """);
  }
}
