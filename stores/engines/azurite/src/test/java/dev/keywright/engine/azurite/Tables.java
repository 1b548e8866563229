package dev.keywright.engine.azurite;

import com.azure.core.http.HttpClient;
import com.azure.core.http.jdk.httpclient.JdkHttpClientBuilder;
import com.azure.core.http.policy.FixedDelayOptions;
import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.core.http.policy.RetryOptions;
import com.azure.data.tables.TableAsyncClient;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes tables in an Azurite, and clients that do exactly as they are told. */
final class Tables {
  // Long enough for a busy machine, short enough to wait for in tests of silence.
  private static final Duration LONGEST_ANSWER = Duration.ofSeconds(4);
  private static final HttpClient HTTP =
      new JdkHttpClientBuilder().responseTimeout(LONGEST_ANSWER).build();
  private static final AtomicInteger MADE = new AtomicInteger();

  private Tables() {}

  /** A client of a new, empty table, that tries nothing again. */
  static TableClient create(Azurite azurite, HttpPipelinePolicy... policies) {
    String name = "table" + MADE.incrementAndGet();
    service(azurite.connectionString(), 0).createTable(name);
    return open(azurite.connectionString(), name, 0, policies);
  }

  /** A client of a table, that tries everything again so many times. */
  static TableClient open(
      String connectionString, String table, int retries, HttpPipelinePolicy... policies) {
    return service(connectionString, retries, policies).getTableClient(table);
  }

  /** An asynchronous client of a table, that tries nothing again. */
  static TableAsyncClient openAsync(String connectionString, String table) {
    return builder(connectionString, 0).buildAsyncClient().getTableClient(table);
  }

  private static TableServiceClient service(
      String connectionString, int retries, HttpPipelinePolicy... policies) {
    return builder(connectionString, retries, policies).buildClient();
  }

  private static TableServiceClientBuilder builder(
      String connectionString, int retries, HttpPipelinePolicy... policies) {
    TableServiceClientBuilder builder =
        new TableServiceClientBuilder()
            .connectionString(connectionString)
            .httpClient(HTTP)
            .retryOptions(new RetryOptions(new FixedDelayOptions(retries, Duration.ofMillis(20))));
    for (HttpPipelinePolicy policy : policies) {
      builder.addPolicy(policy);
    }
    return builder;
  }
}
