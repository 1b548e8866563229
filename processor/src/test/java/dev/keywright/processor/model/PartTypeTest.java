package dev.keywright.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.processor.model.PartType.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartTypeTest {
  @Test
  void aTypeIsCalledAsItIsWritten() {
    for (SimpleType type : SimpleType.values()) {
      assertThat(new PartType.Plain(type).name()).isEqualTo(type.toString());
    }
    assertThat(new PartType.Plain(new SuffixType(6)).name()).isEqualTo("String");
    assertThat(new PartType.Codes(TypeRef.of("shop", "Kind"), List.of()).name()).isEqualTo("Kind");
  }

  @Test
  void aTypeOfOthersIsCalledByItsSimpleName() {
    assertThat(new PartType.Foreign(Reason.TIME, "java.sql.Time").name()).isEqualTo("Time");
    assertThat(new PartType.Foreign(Reason.UNSUPPORTED, "shop.Thing", "why", "how").name())
        .isEqualTo("Thing");
  }
}
