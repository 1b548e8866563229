package dev.keywright.cli.dynamodb;

import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.RekeyedPair;
import dev.keywright.cli.store.StoreKind;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Tables of DynamoDB; the client finds its region and credentials as all AWS tools do. */
public final class DynamoDbStore implements LiveStore {
  @Override
  public StoreKind kind() {
    return StoreKind.DYNAMODB;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    return open(
        table,
        (client, described) ->
            new DynamoDbTable(
                client,
                ScanRequest.builder().tableName(table).build(),
                described.keySchema(),
                described.tableSizeBytes()));
  }

  @Override
  public LiveTable openIndex(String table, String index, Map<String, String> environment)
      throws IOException {
    ScanRequest scan = ScanRequest.builder().tableName(table).indexName(index).build();
    return open(
        table,
        (client, described) -> {
          KnownIndex found = KnownIndex.of(described, index);
          return new DynamoDbTable(client, scan, found.key(), found.bytes());
        });
  }

  @Override
  public RekeyedPair openPair(
      RekeyedPair.Names names, Duration longestCall, Map<String, String> environment)
      throws IOException {
    DynamoDbClient client =
        asked(() -> client().overrideConfiguration(it -> it.apiCallTimeout(longestCall)).build());
    try {
      return asked(() -> DynamoDbPair.of(client, names));
    } catch (IOException | UnreachableStoreException failed) {
      client.close();
      throw failed;
    }
  }

  /** What is read of a table. */
  private interface Reading {
    LiveTable of(DynamoDbClient client, TableDescription described) throws IOException;
  }

  private static LiveTable open(String table, Reading reading) throws IOException {
    DynamoDbClient client = asked(() -> client().build());
    try {
      return reading.of(
          client, asked(() -> client.describeTable(request -> request.tableName(table))).table());
    } catch (IOException failed) {
      client.close();
      throw failed;
    }
  }

  // The client's own messages list all classes that have looked for something.
  private static DynamoDbClientBuilder client() {
    return DynamoDbClient.builder()
        .region(
            found(
                () -> DefaultAwsRegionProviderChain.builder().build().getRegion(),
                "set AWS_REGION, or a region in the AWS profile"))
        .credentialsProvider(
            found(
                () -> {
                  DefaultCredentialsProvider provider =
                      DefaultCredentialsProvider.builder().build();
                  provider.resolveCredentials();
                  return provider;
                },
                "there are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or"
                    + " AWS_PROFILE"))
        .httpClientBuilder(UrlConnectionHttpClient.builder());
  }

  private static <T> T found(Supplier<T> search, String otherwise) {
    try {
      return search.get();
    } catch (SdkClientException none) {
      throw SdkClientException.create(otherwise, none);
    }
  }

  /** What the client answers; it reports failures as unchecked exceptions. */
  static <T> T asked(Supplier<T> question) throws IOException {
    try {
      return question.get();
    } catch (ResourceNotFoundException missing) {
      throw new IOException("there is no such table in this account and region", missing);
    } catch (SdkException failed) {
      throw new IOException(failed.getMessage(), failed);
    }
  }
}
