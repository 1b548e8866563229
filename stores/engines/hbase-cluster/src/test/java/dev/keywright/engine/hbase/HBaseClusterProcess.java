package dev.keywright.engine.hbase;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Runs a cluster in a JVM of its own: prints the port of its ZooKeeper, and stops when the standard
 * input ends, as it does when the JVM that started this one ends.
 */
public final class HBaseClusterProcess {
  private HBaseClusterProcess() {}

  /** Needs no arguments; the cluster's files are below {@code target} of the working directory. */
  public static void main(String[] arguments) throws IOException {
    int code = 1;
    try (HBaseCluster cluster = HBaseCluster.start()) {
      System.out.println("ZooKeeper: " + cluster.zooKeeperPort());
      System.in.transferTo(OutputStream.nullOutputStream());
      code = 0;
    } finally {
      // HBase leaves threads behind that would keep this JVM alive.
      Runtime.getRuntime().halt(code);
    }
  }
}
