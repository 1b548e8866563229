package dev.keywright.rekey.hbase;

import java.io.IOException;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/** A question about tables, or a change of them, which takes as long as the cluster needs. */
interface TableQuestion<R> {
  R ask(Admin admin) throws IOException;

  /**
   * Asks on a connection of its own, since the time-outs of the caller's are those of writes.
   *
   * @param connection whose cluster is meant
   */
  static <R> R asked(Connection connection, TableQuestion<R> question) throws IOException {
    try (Connection own =
            ConnectionFactory.createConnection(
                ClientSettings.unhurried(connection.getConfiguration()));
        Admin admin = own.getAdmin()) {
      return question.ask(admin);
    }
  }
}
