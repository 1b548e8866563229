package dev.keywright.engine.cassandra;

import java.io.IOException;

/**
 * What the server's JVM runs: Cassandra, until the input that the test holds open ends. So it ends
 * with the tests, however they end.
 */
final class ServerMain {
  private ServerMain() {}

  /** Starts the server by name: the tests do not see its classes. */
  public static void main(String[] args) throws ReflectiveOperationException {
    Thread end = new Thread(ServerMain::haltWithInput, "end of input");
    end.setDaemon(true);
    end.start();
    Class.forName("org.apache.cassandra.service.CassandraDaemon")
        .getMethod("main", String[].class)
        .invoke(null, (Object) args);
  }

  private static void haltWithInput() {
    try {
      while (System.in.read() >= 0) {
        // Nothing is ever written there.
      }
    } catch (IOException closed) {
      System.err.println(closed);
    }
    Runtime.getRuntime().halt(0);
  }
}
