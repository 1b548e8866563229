package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartOptions.HashAlgorithm;
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
            access pattern postsOf wants the newest rows first, but they come in the order of uniqueSuffix, which is not kept sorted
            let an ordered time follow the parts of equal, with direction = Direction.DESC\
            """);
  }

  @Test
  void hashedRowsHaveNoNewest() {
    assertThat(
            by(
                new NewestFirst(),
                partition(anInt("number").pad(6).hash(HashAlgorithm.MD5, 4))
                    .newestFirst("latest", "")))
        .containsExactly(
            """
            KW404 @AccessPattern.newestFirst
            access pattern latest wants the newest rows first, but they come in the order of number, which is not kept sorted
            let an ordered time follow the parts of equal, with direction = Direction.DESC\
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
            access pattern post fixes all parts of the key, so there is one row and no order
            leave newestFirst out\
            """);
  }

  @Test
  void whatIsSortedHasANewest() {
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at").descending())
                    .newestFirst("posts", "", "user")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user")).sort("", instant("at")).newestFirst("posts", "", "user")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user")).sort("", instant("at")).newestFirst("posts", "at", "user")))
        .isEmpty();
    assertThat(
            by(
                new NewestFirst(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .newestFirst("posts", "", "user")))
        .isEmpty();
  }

  @Test
  void faultsThatOtherChecksReportAreNotRepeated() {
    assertThat(
            by(
                new NewestFirst(),
                partition(anInt("number").pad(6).hash(HashAlgorithm.MD5, 4))
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
}
