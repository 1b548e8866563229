package dev.keywright.spark;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Hands one session to all tests of this JVM; JUnit stops it when the last one has ended. */
public final class OneSpark implements ParameterResolver {
  /** A layout without a class: bytes with buckets. */
  static final String EVENTS =
      "BINARY | pk: bucket count=8 by=HASH hash=MD5 of=host, host String maxLength=12"
          + ", at Instant time=EPOCH_MICROS";

  private record Running(SparkSession session) implements AutoCloseable {
    @Override
    public void close() {
      session.stop();
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == SparkSession.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.create(OneSpark.class))
        .getOrComputeIfAbsent(Running.class, type -> new Running(start()), Running.class)
        .session();
  }

  /** A session of two threads, on loopback. */
  static SparkSession start() {
    return SparkSession.builder()
        .master("local[2,4]")
        .appName("keywright")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", false)
        .config("spark.sql.shuffle.partitions", 4)
        // Spark's code that does not compile is an error, and not run in another, slower way.
        .config("spark.sql.codegen.fallback", false)
        .config("spark.sql.session.timeZone", "UTC")
        .config("spark.sql.warehouse.dir", Path.of("target/warehouse").toUri().toString())
        .config("spark.sql.catalog.keywright", KeywrightCatalog.class.getName())
        .config("spark.sql.catalog.keywright.layout.events", EVENTS)
        .getOrCreate();
  }
}
