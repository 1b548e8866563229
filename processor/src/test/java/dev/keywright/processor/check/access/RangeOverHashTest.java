package dev.keywright.processor.check.access;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.PartBuilder;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.hash.HashFunction;
import org.junit.jupiter.api.Test;

class RangeOverHashTest {

  @Test
  void aRangeOfAHashedPartIsReported() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(anInt("orderNumber").pad(6).hash(HashFunction.MD5, 4))
                    .pattern("ordersBetween", "orderNumber")))
        .containsExactly(
            """
            KW401 @AccessPattern.range
            access pattern ordersBetween asks for a range of orderNumber, and its hash prefix scatters its values: no single range holds the rows from one orderNumber to another
            hash the part that owns the rows instead, and put orderNumber after it; or remove hashPrefix from orderNumber, and add @Bucket(count = 16, of = "orderNumber"), which reads one range for each bucket\
            """);
  }

  @Test
  void aBeginningOfAScatteredTextIsReported() {
    assertThat(
            by(new RangeOverHash(), partition(text("host").reversed()).prefix("hosts", "host", "")))
        .containsExactly(
            """
            KW401 @AccessPattern.prefix
            access pattern hosts asks for a prefix of host, and reversed = true scatters its values: no single range holds the rows with the same prefix of host
            remove reversed from host, or put the part that owns the rows first and reverse that part, or remove @AccessPattern(name = "hosts")\
            """);
    assertThat(
            by(
                new RangeOverHash(),
                partition(text("host").hash(HashFunction.MD5, 4)).prefix("hosts", "host", "")))
        .singleElement()
        .asString()
        .contains("asks for a prefix of host, and its hash prefix scatters its values");
  }

  @Test
  void aRangeOfNamesIsReported() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(text("host").reversedLabels()).pattern("hosts", "host")))
        .containsExactly(
            """
            KW401 @AccessPattern.range
            access pattern hosts asks for a range of host, and reversedLabels = true sorts it by its last label: no single range holds the rows from one host to another
            remove @AccessPattern(name = "hosts"), and scan the names of a domain with host().below("example.com")\
            """);
  }

  @Test
  void aBeginningOfAnUnorderedTextIsFine() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(text("host").unordered()).prefix("hosts", "host", "")))
        .isEmpty();
  }

  @Test
  void aRangeOfAReversedPartIsReported() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(anInt("user").pad(6).reversed()).pattern("users", "user")))
        .containsExactly(
            """
            KW401 @AccessPattern.range
            access pattern users asks for a range of user, and reversed = true scatters its values: no single range holds the rows from one user to another
            remove reversed from user, or put the part that owns the rows first and reverse that part, or remove @AccessPattern(name = "users")\
            """);
  }

  @Test
  void aRangeOfAnUnorderedPartIsReported() {
    assertThat(
            by(new RangeOverHash(), partition(anInt("card").unordered()).pattern("cards", "card")))
        .containsExactly(
            """
            KW401 @AccessPattern.range
            access pattern cards asks for a range of card, and ordered = false says that it is never scanned by range: no single range holds the rows from one card to another
            remove ordered from card, or @AccessPattern(name = "cards")\
            """);
  }

  @Test
  void aRangeOfCodesThatDoNotSortIsReported() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(codes("size", "Size", "s", "m", "l")).pattern("sizes", "size")))
        .containsExactly(
            """
            KW401 @AccessPattern.range
            access pattern sizes asks for a range of size, and its codes do not sort as its constants do: no single range holds the rows from one size to another
            give the constants codes that sort in their order: write @KeyCode("1") C0, @KeyCode("2") C1 and @KeyCode("3") C2; or remove @AccessPattern(name = "sizes")\
            """);
  }

  @Test
  void aRangeOfRandomCharactersIsReported() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(text("user")).suffix(6).pattern("posts", "uniqueSuffix", "user")))
        .containsExactly(
            """
            KW401 @AccessPattern.range
            access pattern posts asks for a range of uniqueSuffix, and its characters are random: no single range holds the rows from one uniqueSuffix to another
            remove range for all rows with the parts before it\
            """);
  }

  @Test
  void aRangeBehindAHashIsFine() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(anInt("user").pad(6).hash(HashFunction.MD5, 4), anInt("number").pad(6))
                    .pattern("numbers", "number", "user")))
        .isEmpty();
    assertThat(
            by(
                new RangeOverHash(),
                partition(anInt("user").pad(6).hash(HashFunction.MD5, 4))
                    .pattern("one", "", "user")
                    .pattern("all", "")))
        .isEmpty();
  }

  @Test
  void whatStandsBehindATextWithoutAnEndIsAskedForAsAWhole() {
    PartBuilder key = text("key").framed(TextForm.tail()).unordered();
    assertThat(
            by(
                new RangeOverHash(),
                partition(key, aLong("at"), anInt("line")).binary().pattern("rows", "at", "key")))
        .containsExactly(
            """
            KW401 @AccessPattern.equal
            access pattern rows fixes key, but nothing shows where it ends: rows with longer values lie between its rows
            also fix all parts after key in its column, or remove the pattern and filter the rows of a larger range\
            """);
    PartBuilder hash = bytes("hash").framed(TextForm.tail()).minLength(4).maxLength(4);
    assertThat(
            by(
                new RangeOverHash(),
                partition(hash, aLong("at"), anInt("line")).binary().pattern("rows", "at", "hash")))
        .isEmpty();
  }

  @Test
  void aRangeOfWhatIsSortedIsFine() {
    assertThat(
            by(
                new RangeOverHash(),
                partition(codes("size", "Size", "1s", "2m", "3l")).pattern("sizes", "size")))
        .isEmpty();
    assertThat(
            by(
                new RangeOverHash(),
                partition(anInt("n").pad(6)).bucket(16, "n").pattern("numbers", "n")))
        .isEmpty();
    assertThat(
            by(
                new RangeOverHash(),
                partition(anInt("n").descending()).binary().pattern("numbers", "n")))
        .isEmpty();
  }
}
