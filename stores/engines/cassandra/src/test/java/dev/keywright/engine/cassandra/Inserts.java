package dev.keywright.engine.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Many rows, written side by side: one after the other, thousands take as long as all other tests.
 */
final class Inserts {
  /**
   * The driver holds a thousand requests and more; fewer leave the server time for its own work.
   */
  private static final int AT_ONCE = 200;

  private Inserts() {}

  /** Writes all; throws what the first insert that failed threw. */
  static void all(CqlSession session, List<Statement<?>> inserts) {
    for (int from = 0; from < inserts.size(); from += AT_ONCE) {
      List<Statement<?>> some = inserts.subList(from, Math.min(inserts.size(), from + AT_ONCE));
      CompletableFuture.allOf(
              some.stream()
                  .map(it -> session.executeAsync(it).toCompletableFuture())
                  .toArray(CompletableFuture[]::new))
          .join();
    }
  }
}
