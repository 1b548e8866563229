package dev.keywright.example.shop;

import java.net.URI;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The client of the shop: of the service, or of DynamoDB Local. */
public final class DynamoDbShop {
  private static final String TABLE = "keywright-shop";

  private DynamoDbShop() {}

  /**
   * A new table, with the client's own configuration or at an endpoint.
   *
   * @throws IllegalStateException if the store cannot be reached, or has such a table
   */
  public static ShopTable<?, ?> open(@Nullable URI endpoint) {
    try {
      DynamoDbClient client = endpoint == null ? DynamoDbClient.create() : local(endpoint);
      String region = client.serviceClientConfiguration().region().id();
      return ShopTable.in(client, endpoint == null ? region : endpoint.toString(), TABLE);
    } catch (RuntimeException failure) {
      throw new IllegalStateException(
          "cannot create the table " + TABLE + " in Amazon DynamoDB: " + failure.getMessage(),
          failure);
    }
  }

  // DynamoDB Local takes any credentials, and keeps the tables of each apart.
  static DynamoDbClient local(URI endpoint) {
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }
}
