package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.jdk.httpclient.JdkHttpClientBuilder;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The engine runs, and keeps what it is given. */
@ExtendWith(OneAzurite.class)
final class AzuriteTest {
  @Test
  void aRowIsKept(Azurite azurite) {
    TableClient table =
        new TableServiceClientBuilder()
            .connectionString(azurite.connectionString())
            .httpClient(new JdkHttpClientBuilder().build())
            .buildClient()
            .createTable("kept");

    table.createEntity(new TableEntity("a", "b").addProperty("value", "c"));

    assertThat(table.getEntity("a", "b").getProperty("value")).isEqualTo("c");
  }
}
