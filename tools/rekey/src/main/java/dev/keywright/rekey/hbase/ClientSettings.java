package dev.keywright.rekey.hbase;

import java.time.Duration;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HConstants;

/**
 * How a client of HBase is set while a table is re-keyed: it shows the time to live of cells, and
 * its calls end in time. HBase's own time-outs are up to 20 minutes; a write that waits so long for
 * a region arrives when nobody reads the old table any more.
 *
 * <p>The settings are from the default configuration of HBase 2.6 ({@code hbase-default.xml}).
 */
public final class ClientSettings {
  private static final String CODEC = "hbase.client.rpc.codec";

  /** The codec that shows the time to live of a cell. */
  public static final String CODEC_WITH_TAGS =
      "org.apache.hadoop.hbase.codec.KeyValueCodecWithTags";

  /** What is said of a client with another codec. */
  static final String DROPS =
      "this client drops the time to live of cells: set "
          + (CODEC + " to " + CODEC_WITH_TAGS + ", or open it with ClientSettings.with(…)");

  private static final String OPERATION = HConstants.HBASE_CLIENT_OPERATION_TIMEOUT;
  private static final List<String> TIME_OUTS =
      List.of(
          OPERATION,
          HConstants.HBASE_CLIENT_META_OPERATION_TIMEOUT,
          HConstants.HBASE_RPC_TIMEOUT_KEY,
          HConstants.HBASE_RPC_READ_TIMEOUT_KEY,
          HConstants.HBASE_RPC_WRITE_TIMEOUT_KEY);

  private ClientSettings() {}

  /**
   * A configuration for connections of a re-keying. Time-outs that are shorter stay.
   *
   * @param longestCall of the {@link dev.keywright.rekey.state.Timing Timing} of all clients
   */
  public static Configuration with(Configuration configuration, Duration longestCall) {
    Configuration with = new Configuration(configuration);
    with.set(CODEC, CODEC_WITH_TAGS);
    for (String each : TIME_OUTS) {
      with.setLong(each, Math.min(longestCall.toMillis(), with.getLong(each, Long.MAX_VALUE)));
    }
    return with;
  }

  /**
   * HBase's own time-outs: to create, change and delete a table takes as long as the cluster needs,
   * and no write waits for it.
   */
  static Configuration unhurried(Configuration configuration) {
    Configuration own = new Configuration(configuration);
    TIME_OUTS.forEach(own::unset);
    return own;
  }

  /** Whether a connection shows the time to live of cells; another one drops it without a word. */
  static boolean showTags(Configuration configuration) {
    return configuration.get(CODEC, "").equals(CODEC_WITH_TAGS);
  }

  /** How long a call takes at most. */
  static Duration longestCall(Configuration configuration) {
    return Duration.ofMillis(
        configuration.getLong(OPERATION, HConstants.DEFAULT_HBASE_CLIENT_OPERATION_TIMEOUT));
  }
}
