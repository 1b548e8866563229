package dev.keywright.spark.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MemberNamesTest {
  private static final String LAYOUT = "TEXT separator=',' | pk: id int min=0";

  /** A family whose members are nested, two of them with one simple name. */
  sealed interface Twins permits Twins.Orders.Key, Twins.Users.Key {
    interface Orders {
      record Key() implements Twins {
        static final String LAYOUT = MemberNamesTest.LAYOUT;
      }
    }

    interface Users {
      record Key() implements Twins {
        static final String LAYOUT = "TEXT separator=',' | pk: user int min=0";
      }
    }
  }

  /** A member of two families of the family. */
  sealed interface Both permits Left, Right {}

  sealed interface Left extends Both permits Member {}

  sealed interface Right extends Both permits Member {}

  record Member() implements Left, Right {
    static final String LAYOUT = MemberNamesTest.LAYOUT;
  }

  @Test
  void twoMembersOfOneSimpleNameAreRefused() {
    assertThatThrownBy(() -> KeyLayouts.of(Twins.class))
        .hasMessageContaining("has two members called Key: ")
        .hasMessageContaining(Twins.Orders.Key.class.getName())
        .hasMessageContaining(Twins.Users.Key.class.getName());
    assertThat(KeyLayouts.of(Both.class).named()).hasSize(1);
  }

  @Test
  void aMemberWithTheNameOfAFieldOfTheStructIsRefused() {
    for (String name : List.of("reason", "MEMBER")) {
      KeyLayouts layouts = KeyLayouts.of(family(name, "other"));

      assertThatThrownBy(() -> KeyStruct.type(layouts))
          .hasMessageStartingWith("the family has a member " + name + ", ");
    }
    assertThatThrownBy(() -> KeyStruct.type(KeyLayouts.of(family("Order", "order"))))
        .hasMessageStartingWith("the family has a member order, ");
  }

  private static Map<String, String> family(String first, String second) {
    Map<String, String> layouts = new LinkedHashMap<>();
    layouts.put(first, LAYOUT);
    layouts.put(second, "TEXT separator=',' | pk: user int min=0");
    return layouts;
  }
}
