package dev.keywright.layout.signature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.PartCodec;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The processor and the tools take samples of a type, and its order, from the type itself. */
class SimpleTypeTest {
  @ParameterizedTest
  @EnumSource
  void samplesAreDifferentValuesThatSortAsTheirBytesDo(SimpleType type) {
    List<Object> samples = type.samples().toList();
    PartCodec<Object, byte[]> codec = binary(type);

    assertThat(samples).doesNotHaveDuplicates();
    assertThat(samples.stream().sorted(type.kind().comparator()).toList())
        .isEqualTo(
            samples.stream()
                .sorted(Comparator.comparing(codec::encode, ColumnOrder.BYTES))
                .toList());
  }

  @SuppressWarnings("unchecked") // samples of the type
  private static PartCodec<Object, byte[]> binary(SimpleType type) {
    String time = type.takesTime(LayoutFormat.BINARY) ? " time=" + type.usualTime() : "";
    LayoutSignature layout = LayoutSignature.parse("BINARY | partitionKey: part " + type + time);
    return (PartCodec<Object, byte[]>) LayoutCodec.of(layout).part("part");
  }
}
