package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class WrapperTest {
  record UserId(Long value) {
    UserId {
      if (value != null && value < 0) {
        throw new IllegalArgumentException("negative");
      }
    }
  }

  record Account(UserId owner) {}

  record Name(String value) {
    Name(String value) {
      this.value = value.toUpperCase(Locale.ROOT);
    }
  }

  static final class Bytes {
    private final byte[] value;

    Bytes(byte[] value) {
      this.value = value.clone();
    }

    byte[] value() {
      return value.clone();
    }
  }

  private static final Wrapper<UserId, Long> USER =
      new Wrapper<>("user", UserId::value, UserId::new);
  private static final Wrapper<Account, Long> ACCOUNT =
      new Wrapper<>("account", Account::owner, Account::new).around(USER);

  @Test
  void theValueInsideIsUnwrappedAndWrappedAgain() {
    assertThat(USER.unwrap(new UserId(54L))).isEqualTo(54L);
    assertThat(USER.wrap(0, 54L)).isEqualTo(new UserId(54L));
  }

  @Test
  void nullOutsideOrInsideIsRefused() {
    assertThatThrownBy(() -> USER.unwrap(null))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("user is null, but must be present: null is never a part of a key");
    assertThatThrownBy(() -> USER.unwrap(new UserId(null)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("user is null, but must be present: null is never a part of a key");
  }

  @Test
  void aStoredValueThatTheTypeRefusesIsMalformed() {
    assertThatThrownBy(() -> USER.wrap(7, -1L))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("user at position 7: expected a value that its type accepts, found -1")
        .hasRootCauseMessage("negative");
  }

  @Test
  void aStoredValueThatTheTypeChangesIsMalformed() {
    Wrapper<Name, String> name = new Wrapper<>("name", Name::value, Name::new);
    assertThat(name.wrap(0, "A")).isEqualTo(new Name("A"));
    assertThatThrownBy(() -> name.wrap(2, "a"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "name at position 2: expected a value that its type keeps unchanged, found \"a\"");
  }

  @Test
  void aTypeThatWrapsIntoNothingOrCannotBeUnwrappedIsMalformed() {
    Wrapper<UserId, Long> toNull = new Wrapper<>("user", UserId::value, value -> null);
    Wrapper<UserId, Long> losesIt = new Wrapper<>("user", UserId::value, value -> new UserId(null));
    Wrapper<UserId, Long> throwing =
        new Wrapper<>("user", user -> Objects.requireNonNull((Long) null), UserId::new);
    for (Wrapper<UserId, Long> wrapper : Arrays.asList(toNull, losesIt, throwing)) {
      assertThatThrownBy(() -> wrapper.wrap(3, 1L))
          .isInstanceOf(MalformedKeyException.class)
          .hasMessage("user at position 3: expected a value that its type accepts, found 1");
    }
  }

  @Test
  void arraysAreComparedByTheirContents() {
    Wrapper<Bytes, byte[]> bytes = new Wrapper<>("bytes", Bytes::value, Bytes::new);
    assertThat(bytes.wrap(0, new byte[] {1, 2}).value()).containsExactly(1, 2);
  }

  @Test
  void wrappersCanBeNested() {
    assertThat(ACCOUNT.unwrap(new Account(new UserId(54L)))).isEqualTo(54L);
    assertThat(ACCOUNT.wrap(0, 54L)).isEqualTo(new Account(new UserId(54L)));
    assertThatThrownBy(() -> ACCOUNT.unwrap(null))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("account is null");
    assertThatThrownBy(() -> ACCOUNT.unwrap(new Account(null)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("user is null");
    assertThatThrownBy(() -> ACCOUNT.wrap(0, -1L)).isInstanceOf(MalformedKeyException.class);
  }
}
