package dev.keywright.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextReader;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The copy that a key makes of a list. */
class ListCodecTest {
  private static final BinaryList<List<Object>> LIST =
      BinaryList.of("list", BinaryWhole.of("list.n", 2));
  private static final TextList<List<Object>> TEXTS =
      TextList.of("list", StringPart.of("list.s", "a-z").before('/')).joinedBy('/');

  private static List<Object> row(long number) {
    return List.of(number);
  }

  /** A list in which another thread puts a value that no key may have, after it was copied. */
  private static final class Changing extends AbstractList<List<Object>> {
    private int looks;

    @Override
    public List<Object> get(int index) {
      return looks++ == 0 ? row(7) : row(1L << 40);
    }

    @Override
    public int size() {
      return 1;
    }
  }

  /** A list to which another thread adds a longer text whenever somebody looks at all of it. */
  private static final class Growing extends AbstractList<List<Object>> {
    private int looks;

    List<List<Object>> first() {
      return List.of(List.of("a"));
    }

    @Override
    public Iterator<List<Object>> iterator() {
      return List.<List<Object>>of(List.of("a".repeat(++looks))).iterator();
    }

    @Override
    public List<Object> get(int index) {
      return List.of("a".repeat(++looks));
    }

    @Override
    public int size() {
      return 1;
    }
  }

  @Test
  void whatIsCheckedIsTheCopy() {
    assertThat(LIST.copyOf(new Changing())).containsExactly(row(7));
  }

  @Test
  void nothingIsCopiedThatNobodyCanChange() {
    List<List<Object>> ofStream = Stream.of(row(1), row(2), row(3)).toList();
    List<List<Object>> literal = List.of(row(1), row(2), row(3));
    assertThat(LIST.snapshot(ofStream)).isSameAs(ofStream);
    assertThat(LIST.snapshot(literal)).isSameAs(literal);
    assertThat(LIST.snapshot(List.of())).isEmpty();
  }

  @Test
  void whatStandsBehindAnUnmodifiableListIsCopied() {
    List<List<Object>> changeable = new ArrayList<>(List.of(row(1), row(2), row(3)));
    List<List<Object>> kept = LIST.snapshot(Collections.unmodifiableList(changeable));
    changeable.set(0, row(9));
    assertThat(kept).containsExactly(row(1), row(2), row(3));
  }

  @Test
  void aStreamsListWithNullIsRefused() {
    List<List<Object>> withNull = Stream.of(row(1), null, row(3)).toList();
    for (ThrowingCallable use :
        List.<ThrowingCallable>of(
            () -> LIST.copyOf(withNull),
            () -> LIST.encode(withNull),
            () -> LIST.encodeFirst(withNull),
            () -> sizeAndWrite(LIST.snapshot(withNull)))) {
      assertThatThrownBy(use)
          .isInstanceOf(InvalidPartException.class)
          .hasMessageContaining("list.element");
    }
  }

  /** As a generated key does. */
  private static void sizeAndWrite(List<List<Object>> list) {
    LIST.write(list, new byte[LIST.size(list)], 0);
  }

  /** What was sized would be another value than what is written. */
  @Test
  void whatIsWrittenIsWhatWasSized() {
    assertThat(LIST.encode(new Changing())).isEqualTo(LIST.encode(List.of(row(7))));
    assertThat(LIST.encodeFirst(new Changing())).isEqualTo(LIST.encode(List.of(row(7))));
    assertThat(TEXTS.text(new Growing())).isEqualTo(TEXTS.text(new Growing().first()));
    assertThat(LIST.snapshot(List.of(row(7)))).containsExactly(row(7));
  }

  /** Each checks what another part has read and checked. */
  @Test
  void aListThatOnePartHasReadIsCheckedByEveryOther() {
    TextList<String> any = TextList.ofValues("any", StringPart.of("any").before(',')).joinedBy(',');
    TextList<String> few =
        TextList.ofValues("few", StringPart.of("few", "a-c").before(',')).joinedBy(',');
    List<String> texts = any.read(TextReader.of("column", "ab,xyz", ReadMode.QUICK));
    assertThat(any.copyOf(texts)).isSameAs(texts).containsExactly("ab", "xyz");
    assertThatThrownBy(() -> few.copyOf(texts)).isInstanceOf(InvalidPartException.class);

    BinaryList<String> all = BinaryList.ofValues("all", BinaryString.of("all").followed());
    BinaryList<String> shorter =
        BinaryList.ofValues("s", BinaryString.of("s").atMost(2).followed());
    byte[] column = all.encode(List.of("ab", "xyz", "я"));
    List<String> strings = all.read(BinaryReader.of("column", column, ReadMode.QUICK));
    assertThat(all.copyOf(strings)).isSameAs(strings).containsExactly("ab", "xyz", "я");
    assertThatThrownBy(() -> shorter.copyOf(strings)).isInstanceOf(InvalidPartException.class);
  }

  @Test
  void aListOfLongTextsBeyondAsciiHasRoom() {
    TextList<String> list =
        TextList.ofValues("list", StringPart.of("list").before(',')).joinedBy(',');
    List<String> texts = List.of("東".repeat(400), "é".repeat(400), "z");
    assertThat(list.text(texts)).isEqualTo(String.join(",", texts));
    assertThatThrownBy(() -> list.text(List.of("z", "東,")))
        .isInstanceOf(InvalidPartException.class);
  }

  @Test
  void whatCannotChangeIsNotCopied() {
    List<List<Object>> unchanging = List.of(row(7), row(8));

    assertThat(LIST.snapshot(unchanging)).isSameAs(unchanging);
  }

  @Test
  void aCopyDoesNotChangeWithItsList() {
    List<List<Object>> list = new ArrayList<>(List.of(row(7)));
    List<List<Object>> copy = LIST.copyOf(list);
    list.set(0, row(8));

    assertThat(copy).containsExactly(row(7));
    assertThatThrownBy(copy::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void nullIsRefusedAsAnElementOfTheList() {
    assertThatThrownBy(() -> LIST.copyOf(Arrays.asList(row(7), null)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("list.element is null, but must be present");
  }

  private static final StringPart TEXT = StringPart.of("list").before('/');
  private static final BinaryString BYTES = BinaryString.of("list").followed();

  /** Texts of a few hostile characters, which alphabets and escapes tell apart. */
  private static List<String> texts(Random random) {
    String characters = "a0/.~é日\u0000\u0001\u00ff\uffff";
    return IntStream.range(0, random.nextInt(6))
        .mapToObj(
            i ->
                random
                    .ints(random.nextInt(5), 0, characters.length())
                    .mapToObj(at -> characters.substring(at, at + 1))
                    .collect(Collectors.joining()))
        .toList();
  }

  private static List<List<Object>> rows(List<String> texts) {
    return texts.stream().map(List::<Object>of).toList();
  }

  private static Object outcome(Callable<?> call) throws Exception {
    try {
      Object result = call.call();
      return result instanceof byte[] bytes ? Arrays.toString(bytes) : result;
    } catch (InvalidPartException refusal) {
      return "refused"; // the message shows the values, which differ
    } catch (MalformedKeyException malformed) {
      return malformed.getMessage();
    }
  }

  /** Lists of values are written, checked and read as lists of rows with one value are. */
  @Test
  void aListOfValuesIsAListOfRowsOfOneValue() throws Exception {
    Random random = new Random(35);
    List<TextList<String>> values =
        List.of(
            TextList.ofValues("list", TEXT).joinedBy('/').atMost(4),
            TextList.ofValues("list", TEXT).endedBy('/').atLeast(1));
    List<TextList<List<Object>>> rows =
        List.of(
            TextList.of("list", TEXT).joinedBy('/').atMost(4),
            TextList.of("list", TEXT).endedBy('/').atLeast(1));
    for (int i = 0; i < 20_000; i++) {
      TextList<String> list = values.get(i & 1);
      TextList<List<Object>> oracle = rows.get(i & 1);
      List<String> texts = texts(random);
      Object written = outcome(() -> oracle.text(rows(texts)));
      assertThat(outcome(() -> list.text(texts))).isEqualTo(written);
      assertThat(outcome(() -> list.copyOf(texts)))
          .isEqualTo(outcome(() -> oracle.copyOf(rows(texts)) == null ? written : texts));

      String stored = String.join("/", texts) + (random.nextBoolean() ? "/" : "");
      assertThat(outcome(() -> rows(list.read(TextReader.explaining("list", stored)))))
          .isEqualTo(outcome(() -> oracle.read(TextReader.explaining("list", stored))));
    }
  }

  @Test
  void aListOfValuesInBytesIsAListOfRowsOfOneValue() throws Exception {
    Random random = new Random(36);
    BinaryList<String> list = BinaryList.ofValues("list", BYTES).atMost(4);
    BinaryList<List<Object>> oracle = BinaryList.of("list", BYTES).atMost(4);
    for (int i = 0; i < 20_000; i++) {
      List<String> texts = texts(random);
      assertThat(outcome(() -> list.encode(texts)))
          .isEqualTo(outcome(() -> oracle.encode(rows(texts))));

      byte[] stored = new byte[random.nextInt(9)];
      for (int at = 0; at < stored.length; at++) {
        stored[at] = (byte) (random.nextInt(5) - 1 + (random.nextInt(4) == 0 ? 'a' : 0));
      }
      assertThat(outcome(() -> rows(list.read(BinaryReader.explaining("list", stored)))))
          .isEqualTo(outcome(() -> oracle.read(BinaryReader.explaining("list", stored))));
    }
  }

  /** The constructor of a key checks what a quick reader has taken as it is. */
  @Test
  void whatIsReadIsAListThatNobodyCanChangeAndThatIsNotCopied() {
    TextList<String> list = TextList.ofValues("list", TEXT).joinedBy('/');
    List<String> read = list.read(TextReader.of("list", "a/b//c", ReadMode.QUICK));

    assertThat(read).isEqualTo(List.of("a", "b", "", "c"));
    assertThat(list.copyOf(read)).isSameAs(read);
    assertThatThrownBy(() -> read.set(0, "d")).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.copyOf(list.read(quick("a/.-b")))).isNotNull();
  }

  private static TextReader quick(String stored) {
    return TextReader.of("list", stored, ReadMode.QUICK);
  }
}
