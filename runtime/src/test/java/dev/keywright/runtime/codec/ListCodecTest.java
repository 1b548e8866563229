package dev.keywright.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextList;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
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
    assertThatThrownBy(() -> LIST.snapshot(withNull))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("list.element");
  }

  /** What was sized would be another value than what is written. */
  @Test
  void whatIsWrittenIsWhatWasSized() {
    assertThat(LIST.encode(new Changing())).isEqualTo(LIST.encode(List.of(row(7))));
    assertThat(LIST.encodeFirst(new Changing())).isEqualTo(LIST.encode(List.of(row(7))));
    assertThat(TEXTS.text(new Growing())).isEqualTo(TEXTS.text(new Growing().first()));
    assertThat(LIST.snapshot(List.of(row(7)))).containsExactly(row(7));
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
}
