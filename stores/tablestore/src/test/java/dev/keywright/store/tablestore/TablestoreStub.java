package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.AsyncClient;
import com.alicloud.openservices.tablestore.ClientConfiguration;
import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.RetryStrategy;
import com.alicloud.openservices.tablestore.model.Row;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A loopback server that the client of Tablestore talks to. It is <em>not</em> the service: it
 * proves how requests are built, what bounds they have and how pages follow each other, not how the
 * service collates text. The limits it enforces are those of the service's documentation.
 */
public final class TablestoreStub implements AutoCloseable {
  /** What the next request gets instead of an answer. */
  enum Fault {
    /** An error that the client may retry. */
    BUSY,
    /** An error that the client may not retry. */
    FORBIDDEN,
    /** No answer at all. */
    SILENCE,
    /** Half of an answer. */
    CUT,
    /** A page without rows, though more follow. */
    EMPTY_PAGE,
    /** Nothing: the request is answered as it should be. */
    NONE
  }

  private final StubTables tables = new StubTables();
  private final StubRows rows = new StubRows(tables);
  private final Queue<Fault> faults = new ConcurrentLinkedQueue<>();
  private final Set<PrimaryKey> refused = ConcurrentHashMap.newKeySet();
  private final AtomicInteger ranges = new AtomicInteger();
  private final AtomicInteger batches = new AtomicInteger();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;
  private volatile int pageRows = StubLimits.MOST_ROWS_OF_PAGE;
  private volatile int pageBytes = StubLimits.MOST_BYTES;
  private volatile long rowBytes;
  private volatile boolean isSplitting = true;

  /** Starts it. */
  public TablestoreStub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** A client of this server; close it with {@code shutdown}. */
  public SyncClient client(RetryStrategy retries) {
    return new SyncClient(
        endpoint(), StubSignature.ID, StubSignature.SECRET, "instance", configuration(retries));
  }

  /** An asynchronous client of this server; close it with {@code shutdown}. */
  AsyncClient asyncClient(RetryStrategy retries) {
    return new AsyncClient(
        endpoint(), StubSignature.ID, StubSignature.SECRET, "instance", configuration(retries));
  }

  private static ClientConfiguration configuration(RetryStrategy retries) {
    ClientConfiguration configuration = new ClientConfiguration();
    configuration.setEnableResponseContentMD5Checking(true);
    configuration.setSocketTimeoutInMillisecond(2_000);
    configuration.setRetryStrategy(retries);
    return configuration;
  }

  String endpoint() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** The requests for pages and for batches, in this order, get these; later ones are answered. */
  void faults(Fault... next) {
    faults.addAll(List.of(next));
  }

  /** The row with this key is refused by every batch from now on. */
  void refuse(PrimaryKey key) {
    refused.add(key);
  }

  void accept(PrimaryKey key) {
    refused.remove(key);
  }

  void pageRows(int most) {
    pageRows = most;
  }

  void pageBytes(int most) {
    pageBytes = most;
  }

  /** The size that each row has when a table is split; 0 at first. */
  void rowBytes(long bytes) {
    rowBytes = bytes;
  }

  /** Refuses to split tables from now on, as for an account that may only read rows. */
  void refuseSplits() {
    isSplitting = false;
  }

  int ranges() {
    return ranges.get();
  }

  int batches() {
    return batches.get();
  }

  int rows(String table) {
    return tables.rows(table).size();
  }

  void drop(String table) {
    tables.drop(table);
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (InputStream in = exchange.getRequestBody()) {
      byte[] body = in.readAllBytes();
      String path = exchange.getRequestURI().getPath();
      if (!StubSignature.isGenuine(path, exchange.getRequestHeaders())) {
        error(exchange, 403, "OTSAuthFailed");
        return;
      }
      switch (path) {
        case "/GetRange" -> {
          ranges.incrementAndGet();
          range(exchange, OtsInternalApi.GetRangeRequest.parseFrom(body), nextFault());
        }
        case "/BatchWriteRow" -> {
          batches.incrementAndGet();
          batch(exchange, OtsInternalApi.BatchWriteRowRequest.parseFrom(body), nextFault());
        }
        case "/ListTable" -> send(exchange, 200, StubWire.tables(tables.names()));
        case "/DescribeTable" ->
            describe(exchange, OtsInternalApi.DescribeTableRequest.parseFrom(body));
        case "/ComputeSplitPointsBySize" ->
            split(exchange, OtsInternalApi.ComputeSplitPointsBySizeRequest.parseFrom(body));
        case "/CreateTable" -> {
          tables.create(OtsInternalApi.CreateTableRequest.parseFrom(body));
          send(
              exchange, 200, OtsInternalApi.CreateTableResponse.getDefaultInstance().toByteArray());
        }
        default -> {
          Optional<byte[]> answer = rows.answer(path, body);
          if (answer.isPresent()) {
            send(exchange, 200, answer.get());
          } else {
            error(exchange, 400, "OTSUnsupportOperation");
          }
        }
      }
    } catch (StubRows.RefusedException refusal) {
      error(exchange, 403, refusal.code());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private Fault nextFault() {
    Fault fault = faults.poll();
    return fault == null ? Fault.NONE : fault;
  }

  private void describe(HttpExchange exchange, OtsInternalApi.DescribeTableRequest request)
      throws IOException {
    if (tables.isCreated(request.getTableName())) {
      send(exchange, 200, tables.description(request.getTableName()));
    } else {
      error(exchange, 404, "OTSObjectNotExist");
    }
  }

  private void split(HttpExchange exchange, OtsInternalApi.ComputeSplitPointsBySizeRequest request)
      throws IOException {
    if (isSplitting && tables.isCreated(request.getTableName())) {
      send(exchange, 200, tables.splits(request, rowBytes));
    } else {
      error(exchange, 403, "OTSNoPermissionAccess");
    }
  }

  private void range(HttpExchange exchange, OtsInternalApi.GetRangeRequest request, Fault fault)
      throws IOException, InterruptedException {
    PrimaryKey start = StubWire.primaryKey(request.getInclusiveStartPrimaryKey());
    PrimaryKey end = StubWire.primaryKey(request.getExclusiveEndPrimaryKey());
    boolean isBackward = request.getDirection() == OtsInternalApi.Direction.BACKWARD;
    int order = new StubOrder().compare(start, end);
    if (!StubLimits.isLegal(start)
        || !StubLimits.isLegal(end)
        || (isBackward ? order <= 0 : order >= 0)) {
      error(exchange, 400, "OTSParameterInvalid");
      return;
    }
    int limit = request.getLimit() > 0 ? Math.min(request.getLimit(), pageRows) : pageRows;
    StubPage page =
        StubPage.of(
            tables.rows(request.getTableName()),
            request,
            start,
            end,
            fault == Fault.EMPTY_PAGE ? 0 : limit,
            pageBytes);
    answer(exchange, StubWire.page(page), fault);
  }

  private void batch(
      HttpExchange exchange, OtsInternalApi.BatchWriteRowRequest request, Fault fault)
      throws IOException, InterruptedException {
    OtsInternalApi.BatchWriteRowResponse.Builder answer =
        OtsInternalApi.BatchWriteRowResponse.newBuilder();
    for (OtsInternalApi.TableInBatchWriteRowRequest table : request.getTablesList()) {
      List<Row> rows = new ArrayList<>();
      Set<PrimaryKey> keys = new HashSet<>();
      for (OtsInternalApi.RowInBatchWriteRowRequest put : table.getRowsList()) {
        Row row = StubWire.row(put.getRowChange());
        rows.add(row);
        if (!StubLimits.isLegal(row.getPrimaryKey()) || !keys.add(row.getPrimaryKey())) {
          error(exchange, 400, "OTSParameterInvalid");
          return;
        }
      }
      if (rows.size() > StubLimits.MOST_ROWS_OF_BATCH
          || request.getSerializedSize() > StubLimits.MOST_BYTES) {
        error(exchange, 400, "OTSParameterInvalid");
        return;
      }
      OtsInternalApi.TableInBatchWriteRowResponse.Builder results =
          OtsInternalApi.TableInBatchWriteRowResponse.newBuilder()
              .setTableName(table.getTableName());
      for (Row row : rows) {
        if (refused.contains(row.getPrimaryKey())) {
          results.addRows(StubWire.refused("OTSNotEnoughCapacityUnit"));
        } else {
          if (fault == Fault.NONE) {
            tables.rows(table.getTableName()).put(row.getPrimaryKey(), row);
          }
          results.addRows(StubWire.written());
        }
      }
      answer.addTables(results);
    }
    answer(exchange, answer.build().toByteArray(), fault);
  }

  private void answer(HttpExchange exchange, byte[] body, Fault fault)
      throws IOException, InterruptedException {
    switch (fault) {
      case BUSY -> error(exchange, 503, "OTSServerBusy");
      case FORBIDDEN -> error(exchange, 403, "OTSAuthFailed");
      case SILENCE -> {
        closed.await();
        exchange.close();
      }
      case CUT -> {
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body, 0, body.length / 2);
        exchange.close();
      }
      case EMPTY_PAGE, NONE -> send(exchange, 200, body);
    }
  }

  private static void error(HttpExchange exchange, int status, String code) throws IOException {
    send(exchange, status, StubWire.error(code).toByteArray());
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    // A kept connection may be closed just as the client takes it again, which then asks nothing.
    exchange.getResponseHeaders().set("Connection", "close");
    StubSignature.sign(exchange.getRequestURI().getPath(), body, exchange.getResponseHeaders());
    exchange.sendResponseHeaders(status, body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
