package dev.keywright.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryWhole;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The copy that a key makes of a list. */
class ListCodecTest {
  private static final BinaryList<List<Object>> LIST =
      BinaryList.of("list", BinaryWhole.of("list.n", 2));

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

  @Test
  void whatIsCheckedIsTheCopy() {
    assertThat(LIST.copyOf(new Changing())).containsExactly(row(7));
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
