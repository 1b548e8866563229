package dev.keywright.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testing.key.JavaValues;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a failure tells a user to do works. */
final class WaysOutTest {
  @TempDir private Path root;
  private URLClassLoader loader;

  @BeforeEach
  void compile() throws IOException {
    UserModule module =
        new UserModule(root)
            .add(
                "public record Rare(int value) { public Rare { if (value % 4242 != 17) { throw new"
                    + " IllegalArgumentException(\"not rare: \" + value); } } }")
            .add(
                "public record Lower(@Domain(alphabet = \"A-Za-z\", maxLength = 5) String value) {"
                    + " public Lower { value = value.toLowerCase(Locale.ROOT); } }")
            .add("record Find(@PartitionKey(pad = 6) Rare rare, @SortKey(pad = 4) int number) {}")
            .add("record Word(@PartitionKey Lower lower) {}")
            .add("record Count(@PartitionKey(pad = 6) int count) {}")
            .add(
                "public record Token(byte[] value) { public Token { value = value.clone(); }"
                    + " public byte[] value() { return value.clone(); }"
                    + " private byte[] raw() { return value; }"
                    + " public byte[] digest() { throw new UnsupportedOperationException(); }"
                    + " public boolean equals(Object other) { return other instanceof Token that"
                    + " && Arrays.equals(value, that.value); }"
                    + " public int hashCode() { return Arrays.hashCode(value); } }")
            .add("record Login(@PartitionKey @Domain(maxLength = 9) Token token) {}")
            .compile();
    loader = module.loader();
  }

  @AfterEach
  void close() throws IOException {
    loader.close();
  }

  private Class<?> type(String name) throws ClassNotFoundException {
    return loader.loadClass("shop." + name);
  }

  @Test
  void aTypeThatRefusesAllValuesFailsAndValuesOfTheTestPass() throws Exception {
    KeyContract contract = KeyContract.of(type("FindKey"));
    assertThatThrownBy(contract::verify)
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("no key can be made. rare: Rare refuses all")
        .hasMessageContaining("not rare: ")
        .hasMessageEndingWith("Pass values that it accepts: .with(Rare.class, …)");
    assertThatCode(() -> with(contract, "Rare", 17, 4259, 8501).verify())
        .doesNotThrowAnyException();
  }

  @Test
  void whatOnlyTheTypeItselfCanReachIsNoChangeFromOutside() throws Exception {
    assertThatCode(KeyContract.of(type("LoginKey"))::verify).doesNotThrowAnyException();
  }

  @Test
  void aKeyThatCannotBeLoadedIsNotLeftOut() throws Exception {
    Files.delete(root.resolve("classes/shop/FindKey.class"));
    Files.copy(
        root.resolve("classes/shop/WordKey.class"), root.resolve("classes/shop/FindKey.class"));
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      assertThatThrownBy(() -> KeyContract.forPackage("shop"))
          .isExactlyInstanceOf(AssertionError.class)
          .hasMessageStartingWith("shop.FindKey is a key and cannot be loaded: ");
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @SuppressWarnings("unchecked") // a type that only the loader knows
  private <T> KeyContract with(KeyContract contract, String name, Object... values)
      throws Exception {
    Class<T> type = (Class<T>) type(name);
    for (Object value : values) {
      contract.with(type, (T) JavaValues.single(type, value));
    }
    return contract;
  }

  @Test
  void aValueOfTheTestThatTheKeyRefusesIsNamed() throws Exception {
    KeyContract contract = with(KeyContract.of(type("FindKey")), "Rare", 17, 4242 * 1000 + 17);
    assertThatThrownBy(contract::verify)
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("FindKey refuses a value of .with(Rare.class, …)")
        .hasMessageContaining("4242017");
  }

  @Test
  void anAllowedLawIsNotJudged() throws Exception {
    assertThatThrownBy(() -> KeyContract.of(type("WordKey")).verify())
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("shop.WordKey -> INVERSE: decode gives back what was encoded")
        .hasMessageContaining(".allow(Law.");
    KeyContract contract = KeyContract.of(type("WordKey"));
    contract.report().violations().forEach(it -> contract.allow(it.law(), "known since 2012"));
    assertThatCode(contract::verify).doesNotThrowAnyException();
  }

  @Test
  void aStoredExampleThatIsNoKeyIsFound() throws Exception {
    Path description = root.resolve("classes/META-INF/keywright/shop.CountKey.json");
    Files.writeString(description, Files.readString(description).replace("000054", "00054"));
    assertThatThrownBy(() -> KeyContract.of(type("CountKey")).verify())
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("shop.CountKey -> EXAMPLE: the example of the description is a key")
        .hasMessageContaining("partitionKey=\"00054\"\n  is refused: ");
  }

  @Test
  void theSameSeedShowsTheSameValues() throws Exception {
    ContractReport first = KeyContract.of(type("WordKey")).seed(7).report();
    assertThat(first.toString()).contains("To see the same values again: .seed(7)");
    assertThat(KeyContract.of(type("WordKey")).seed(7).report()).isEqualTo(first);
  }

  @Test
  void aPackageWithoutKeysFails() {
    assertThatThrownBy(() -> KeyContract.forPackage("no.such").verify())
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("no generated key");
    assertThatThrownBy(() -> GoldenKeys.forPackage("no.such").verify())
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessageContaining("no generated key");
  }

  @Test
  void whatIsNoKeyIsRefused() {
    assertThatThrownBy(() -> KeyContract.of(String.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.String is not a generated key");
  }

  @Test
  void aReasonAndValuesAreRequired() throws Exception {
    KeyContract contract = KeyContract.of(type("WordKey"));
    assertThatThrownBy(() -> contract.allow(Law.ORDER, " "))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("needs a reason");
    assertThatThrownBy(() -> contract.with(int.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no values");
  }
}
