package dev.keywright.example.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import dev.keywright.runtime.InvalidPartException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StoreNameTest {
  @TempDir private Path directory;

  @Test
  void whatItsClientCannotUseIsAnErrorThatNamesTheStore() {
    Map<String, String> nonsense =
        Map.of(
            "AZURE_STORAGE_CONNECTION_STRING", "nonsense",
            "AWS_ENDPOINT_URL_DYNAMODB", "no address",
            "HBASE_CONF_DIR", directory.toString());

    assertThatThrownBy(() -> StoreName.AZURE.open(nonsense, null))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("cannot open Azure Table Storage: ");
    assertThatThrownBy(() -> StoreName.DYNAMODB.open(nonsense, null))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("cannot open Amazon DynamoDB: ");
    assertThatThrownBy(() -> StoreName.HBASE.open(nonsense, null))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "cannot open Apache HBase: HBASE_CONF_DIR is "
                + directory
                + ", without "
                + directory.resolve("hbase-site.xml"));
  }

  @ParameterizedTest
  @EnumSource(names = {"AZURE", "TABLESTORE", "BIGTABLE"})
  void aMissingVariableIsNamed(StoreName store) {
    assertThatThrownBy(() -> store.open(Map.of(), null))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageMatching("cannot open [A-Za-z ]+: set the environment variable [A-Z_]+");
  }

  @ParameterizedTest
  @EnumSource
  void aKeyIsCheckedWithoutItsStore(StoreName store) {
    Purchase wrong = new Purchase(9_999_999, "a100", 1, 1, "");
    assertThatThrownBy(() -> store.design().key(wrong))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("deviceId is 9999999, but must be from 0 to 999999");
    assertThat(store.design().key(new Purchase(54, "a100", 6_777, 200_003, "")).columns())
        .hasSize(2);
    assertThat(store.design().layout()).contains("deviceId int pad=6");
  }

  @ParameterizedTest
  @EnumSource(names = {"MVSTORE", "ROCKSDB"})
  void anEmbeddedStoreThatIsInUseIsRefused(StoreName store) throws IOException {
    try (PurchaseTable<?, ?> first = store.open(Map.of(), directory)) {
      assertThat(EmbeddedStore.exists(store, directory)).isTrue();
      assertThatThrownBy(() -> store.open(Map.of(), directory))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("cannot open " + store.title() + ": ");
      assertThat(first.name()).isEqualTo(store.title() + " in " + directory);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"MVSTORE", "ROCKSDB"})
  void aTemporaryStoreIsGoneAfterwards(StoreName store) throws IOException {
    Path temporary;
    try (EmbeddedStore embedded = EmbeddedStore.open(store, null)) {
      embedded.table("some", PurchaseDesign.GUIDE.layout());
      temporary = embedded.directory();
      assertThat(temporary).isNotEmptyDirectory();
    }
    assertThat(temporary).doesNotExist();
  }

  @Test
  void aFileIsNoDirectory() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "x");
    assertThatThrownBy(() -> StoreName.MVSTORE.open(Map.of(), file))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("cannot open H2 MVStore: ")
        .hasMessageContaining(file.toString());
  }
}
