package dev.keywright.engine.azurite;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands between a client and an Azurite, and spoils the answers to some of the queries. */
final class FaultyProxy implements AutoCloseable {
  /** What happens to an answer. */
  enum Fault {
    /** The server is too busy. */
    STATUS_503,
    /** The server fails. */
    STATUS_500,
    /** No answer comes. */
    SILENCE,
    /** The connection ends before the answer begins. */
    NO_ANSWER,
    /** The connection ends in the middle of the entities. */
    HALF_ANSWER,
    /** The answer has no entities, and does not say that there are none. */
    NO_ENTITIES
  }

  // The client of the JDK sets these itself.
  private static final Set<String> OWN =
      Set.of("host", "connection", "content-length", "expect", "upgrade");

  private final URI target;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<Integer, Fault> faults = new ConcurrentHashMap<>();
  private final AtomicInteger queries = new AtomicInteger();
  private final CountDownLatch closed = new CountDownLatch(1);

  private FaultyProxy(URI target, HttpServer server) {
    this.target = target;
    this.server = server;
  }

  static FaultyProxy of(Azurite azurite) {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      FaultyProxy proxy = new FaultyProxy(URI.create("http://127.0.0.1:" + azurite.port()), server);
      server.createContext("/", proxy::handle);
      server.setExecutor(proxy.threads);
      server.start();
      return proxy;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Spoils the answer to one query. */
  FaultyProxy spoil(int query, Fault fault) {
    faults.put(query, fault);
    return this;
  }

  String connectionString() {
    return Azurite.connectionString(server.getAddress().getPort());
  }

  /** How many queries there were by now. */
  int queries() {
    return queries.get();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      boolean isQuery = exchange.getRequestMethod().equals("GET");
      Fault fault = isQuery ? faults.get(queries.incrementAndGet()) : null;
      if (fault == null) {
        answer(exchange, forward(exchange));
      } else {
        spoil(exchange, fault);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void spoil(HttpExchange exchange, Fault fault) throws IOException, InterruptedException {
    switch (fault) {
      case STATUS_503 -> exchange.sendResponseHeaders(503, -1);
      case STATUS_500 -> exchange.sendResponseHeaders(500, -1);
      case SILENCE -> closed.await();
      case NO_ANSWER -> {
        // Closing it is all.
      }
      case HALF_ANSWER -> {
        HttpResponse<byte[]> answer = forward(exchange);
        copyHeaders(answer, exchange);
        exchange.sendResponseHeaders(answer.statusCode(), answer.body().length);
        exchange.getResponseBody().write(answer.body(), 0, answer.body().length / 2);
        exchange.getResponseBody().flush();
      }
      case NO_ENTITIES -> {
        byte[] body = {'{', '}'};
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
      }
    }
  }

  private HttpResponse<byte[]> forward(HttpExchange exchange)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(target.resolve(exchange.getRequestURI()))
            .method(
                exchange.getRequestMethod(),
                HttpRequest.BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()));
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) -> {
              if (!OWN.contains(name.toLowerCase(Locale.ROOT))) {
                values.forEach(value -> request.header(name, value));
              }
            });
    return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static void answer(HttpExchange exchange, HttpResponse<byte[]> answer)
      throws IOException {
    copyHeaders(answer, exchange);
    int length = answer.body().length;
    exchange.sendResponseHeaders(answer.statusCode(), length == 0 ? -1 : length);
    exchange.getResponseBody().write(answer.body());
  }

  private static void copyHeaders(HttpResponse<byte[]> answer, HttpExchange exchange) {
    answer
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              String lower = name.toLowerCase(Locale.ROOT);
              if (!OWN.contains(lower) && !lower.equals("transfer-encoding")) {
                exchange.getResponseHeaders().put(name, values);
              }
            });
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
