package dev.keywright.engine.dynamodb;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;

/**
 * DynamoDB Local behind HTTP, for programs in other processes. Its own server listens to all
 * networks; this one to loopback alone.
 */
public final class LoopbackServer implements AutoCloseable {
  private final Server server;
  private final LocalDynamoDBRequestHandler engine;

  private LoopbackServer(Server server, LocalDynamoDBRequestHandler engine) {
    this.server = server;
    this.engine = engine;
  }

  /** A running engine, with its tables in memory. */
  public static LoopbackServer start() throws Exception {
    LocalDynamoDBRequestHandler engine =
        new LocalDynamoDBRequestHandler(0, true, null, true, false);
    Server server = new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    server.setHandler(new LocalDynamoDBServerHandler(engine, null));
    server.start();
    return new LoopbackServer(server, engine);
  }

  /** Where it listens. */
  public String endpoint() {
    return "http://127.0.0.1:" + ((ServerConnector) server.getConnectors()[0]).getLocalPort();
  }

  DynamoDbClient client() {
    return DynamoDbClient.builder()
        .endpointOverride(URI.create(endpoint()))
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception failed) {
      throw new IllegalStateException("the server does not stop", failed);
    } finally {
      engine.shutdown();
    }
  }
}
