package dev.keywright.processor.check.witness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.TimeType;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypeNameTest {
  @Test
  void aTypeIsCalledAsItIsWritten() {
    assertThat(TypeName.of(new PartType.Whole("short", -1, 1))).isEqualTo("short");
    assertThat(TypeName.of(new PartType.Flag())).isEqualTo("boolean");
    assertThat(TypeName.of(new PartType.Char())).isEqualTo("char");
    assertThat(TypeName.of(new PartType.Uuid())).isEqualTo("UUID");
    assertThat(TypeName.of(new PartType.Bytes())).isEqualTo("byte[]");
    assertThat(TypeName.of(new PartType.Text())).isEqualTo("String");
    assertThat(TypeName.of(new PartType.Time(TimeType.INSTANT))).isEqualTo("Instant");
    assertThat(TypeName.of(new PartType.Time(TimeType.DATE_TIME))).isEqualTo("LocalDateTime");
    assertThat(TypeName.of(new PartType.Time(TimeType.DATE))).isEqualTo("LocalDate");
    assertThat(TypeName.of(new PartType.Codes(TypeRef.of("shop", "Kind"), List.of())))
        .isEqualTo("Kind");
  }

  @Test
  void aTypeOfOthersIsCalledByItsSimpleName() {
    assertThat(TypeName.of(new PartType.Floating("java.math.BigDecimal"))).isEqualTo("BigDecimal");
    assertThat(TypeName.of(new PartType.ForeignTime("java.time.Year"))).isEqualTo("Year");
    assertThat(TypeName.of(new PartType.Absent("java.util.OptionalInt"))).isEqualTo("OptionalInt");
    assertThat(TypeName.of(new PartType.Unsupported("shop.Thing", "why"))).isEqualTo("Thing");
  }
}
