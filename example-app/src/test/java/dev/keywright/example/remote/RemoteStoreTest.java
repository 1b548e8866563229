package dev.keywright.example.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.InvalidPartException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RemoteStoreTest {
  private static Settings settings(Map<String, String> values) {
    return values::get;
  }

  @Test
  void whatItsClientCannotUseIsAnErrorOfOneLine() {
    Settings nonsense =
        settings(
            Map.of(
                "AZURE_STORAGE_CONNECTION_STRING", "nonsense",
                "AWS_ENDPOINT_URL_DYNAMODB", "no address"));

    assertThatThrownBy(() -> RemoteStore.AZURE.open(nonsense))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("cannot open Azure Table Storage: ");
    assertThatThrownBy(() -> RemoteStore.DYNAMODB.open(nonsense))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("cannot open Amazon DynamoDB: ");
  }

  @Test
  void whatIsMissingKeepsItsOwnWords() {
    assertThatThrownBy(() -> RemoteStore.TABLESTORE.open(settings(Map.of())))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("the environment variable TABLESTORE_ENDPOINT is not set");
  }

  @ParameterizedTest
  @EnumSource
  void aKeyIsCheckedWithoutItsStore(RemoteStore store) {
    assertThatThrownBy(() -> store.requireKey(new Purchase(9_999_999, "a100", 1, 1, "")))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("deviceId is 9999999, but must be from 0 to 999999");
    store.requireKey(new Purchase(54, "a100", 6_777, 200_003, ""));
    assertThat(store.design().layout()).contains("deviceId int pad=6");
  }
}
