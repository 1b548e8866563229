package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.ClientConfiguration;
import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeyType;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
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
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
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
  private static final int MOST_BYTES_OF_COLUMN = 1_024;
  private static final int MOST_COLUMNS = 4;
  private static final int MOST_ROWS_OF_BATCH = 200;
  private static final int MOST_BYTES = 4 << 20;
  private static final int MOST_ROWS_OF_PAGE = 5_000;

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

  private final Map<String, NavigableMap<PrimaryKey, Row>> tables = new ConcurrentHashMap<>();
  private final Queue<Fault> faults = new ConcurrentLinkedQueue<>();
  private final Set<PrimaryKey> refused = ConcurrentHashMap.newKeySet();
  private final AtomicInteger ranges = new AtomicInteger();
  private final AtomicInteger batches = new AtomicInteger();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;
  private volatile int pageRows = MOST_ROWS_OF_PAGE;
  private volatile int pageBytes = MOST_BYTES;

  /** Starts it. */
  public TablestoreStub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** A client of this server; close it with {@code shutdown}. */
  public SyncClient client(RetryStrategy retries) {
    ClientConfiguration configuration = new ClientConfiguration();
    configuration.setEnableResponseValidation(false);
    configuration.setEnableResponseContentMD5Checking(false);
    configuration.setSocketTimeoutInMillisecond(500);
    configuration.setRetryStrategy(retries);
    String endpoint = "http://127.0.0.1:" + server.getAddress().getPort();
    return new SyncClient(endpoint, "any", "any", "instance", configuration);
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

  int ranges() {
    return ranges.get();
  }

  int batches() {
    return batches.get();
  }

  int rows(String table) {
    return table(table).size();
  }

  void drop(String table) {
    tables.remove(table);
  }

  private NavigableMap<PrimaryKey, Row> table(String name) {
    return tables.computeIfAbsent(name, any -> new ConcurrentSkipListMap<>(new StubOrder()));
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (InputStream in = exchange.getRequestBody()) {
      byte[] body = in.readAllBytes();
      Fault fault = faults.poll();
      if (fault == null) {
        fault = Fault.NONE;
      }
      switch (exchange.getRequestURI().getPath()) {
        case "/GetRange" -> {
          ranges.incrementAndGet();
          range(exchange, OtsInternalApi.GetRangeRequest.parseFrom(body), fault);
        }
        case "/BatchWriteRow" -> {
          batches.incrementAndGet();
          batch(exchange, OtsInternalApi.BatchWriteRowRequest.parseFrom(body), fault);
        }
        case "/ListTable" -> send(exchange, 200, StubWire.tables(tables.keySet()));
        case "/CreateTable" -> {
          table(OtsInternalApi.CreateTableRequest.parseFrom(body).getTableMeta().getTableName());
          send(
              exchange, 200, OtsInternalApi.CreateTableResponse.getDefaultInstance().toByteArray());
        }
        default -> error(exchange, 400, "OTSUnsupportOperation");
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void range(HttpExchange exchange, OtsInternalApi.GetRangeRequest request, Fault fault)
      throws IOException, InterruptedException {
    PrimaryKey start = StubWire.primaryKey(request.getInclusiveStartPrimaryKey());
    PrimaryKey end = StubWire.primaryKey(request.getExclusiveEndPrimaryKey());
    boolean isBackward = request.getDirection() == OtsInternalApi.Direction.BACKWARD;
    int order = new StubOrder().compare(start, end);
    if (!isLegal(start) || !isLegal(end) || (isBackward ? order <= 0 : order >= 0)) {
      error(exchange, 400, "OTSParameterInvalid");
      return;
    }
    NavigableMap<PrimaryKey, Row> table = table(request.getTableName());
    Iterator<Row> rows =
        (isBackward
                ? table.subMap(end, false, start, true).descendingMap()
                : table.subMap(start, true, end, false))
            .values()
            .iterator();
    int limit = request.getLimit() > 0 ? Math.min(request.getLimit(), pageRows) : pageRows;
    limit = fault == Fault.EMPTY_PAGE ? 0 : limit;
    List<Row> page = new ArrayList<>();
    int bytes = 0;
    PrimaryKey next = null;
    while (next == null && rows.hasNext()) {
      Row row = rows.next();
      bytes += StubWire.encoded(row).length;
      if (page.size() >= limit || (bytes > pageBytes && !page.isEmpty())) {
        next = row.getPrimaryKey();
      } else {
        page.add(row);
      }
    }
    answer(exchange, StubWire.page(page, next), fault);
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
        if (!isLegal(row.getPrimaryKey()) || !keys.add(row.getPrimaryKey())) {
          error(exchange, 400, "OTSParameterInvalid");
          return;
        }
      }
      if (rows.size() > MOST_ROWS_OF_BATCH || request.getSerializedSize() > MOST_BYTES) {
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
            table(table.getTableName()).put(row.getPrimaryKey(), row);
          }
          results.addRows(StubWire.written());
        }
      }
      answer.addTables(results);
    }
    answer(exchange, answer.build().toByteArray(), fault);
  }

  private static boolean isLegal(PrimaryKey key) {
    if (key.size() > MOST_COLUMNS) {
      return false;
    }
    for (PrimaryKeyColumn column : key.getPrimaryKeyColumns()) {
      PrimaryKeyValue value = column.getValue();
      if (!value.isInfMin()
          && !value.isInfMax()
          && value.getType() != PrimaryKeyType.INTEGER
          && value.getDataSize() > MOST_BYTES_OF_COLUMN) {
        return false;
      }
    }
    return true;
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
    exchange.getResponseHeaders().set("x-ots-requestid", "0");
    exchange.getResponseHeaders().set("x-ots-contenttype", "protocol buffer");
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
