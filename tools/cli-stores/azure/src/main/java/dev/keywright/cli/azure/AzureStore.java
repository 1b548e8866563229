package dev.keywright.cli.azure;

import com.azure.core.exception.AzureException;
import com.azure.core.exception.HttpResponseException;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableClientBuilder;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Supplier;
import reactor.core.Exceptions;

/** Tables of an Azure account, which a connection string names. */
public final class AzureStore implements LiveStore {
  private static final String ACCOUNT = "AZURE_STORAGE_CONNECTION_STRING";
  private static final int NOT_FOUND = 404;

  @Override
  public StoreKind kind() {
    return StoreKind.AZURE;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    String account = environment.getOrDefault(ACCOUNT, "");
    if (account.isBlank()) {
      throw new IOException("set the environment variable " + ACCOUNT);
    }
    TableClient client;
    try {
      client = new TableClientBuilder().connectionString(account).tableName(table).buildClient();
    } catch (IllegalArgumentException malformed) {
      // The message may hold the key of the account.
      throw new IOException(ACCOUNT + " is not a connection string of a table service", malformed);
    }
    return new AzureTable(client);
  }

  /** What the client answers; it reports failures as unchecked exceptions. */
  static <T> T asked(Supplier<T> question) throws IOException {
    try {
      return question.get();
    } catch (HttpResponseException refused) {
      if (refused.getResponse() != null && refused.getResponse().getStatusCode() == NOT_FOUND) {
        throw new IOException("there is no such table in this account", refused);
      }
      throw new IOException(firstLine(refused), refused);
    } catch (AzureException | UncheckedIOException failed) {
      throw new IOException(firstLine(failed), failed);
    } catch (RuntimeException failed) {
      // The client hides checked exceptions in one of its own, which is not public.
      if (Exceptions.unwrap(failed) instanceof IOException hidden) {
        throw hidden;
      }
      throw failed;
    }
  }

  private static String firstLine(RuntimeException failed) {
    return String.valueOf(failed.getMessage()).lines().findFirst().orElse("");
  }
}
