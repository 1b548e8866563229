package demo;

/** OpenTSDB's salt. */
final class TsdbSalt {
  private TsdbSalt() {}

  public static int bucket(byte[] metricAndTags, int count) {
    return Math.abs(java.util.Arrays.hashCode(metricAndTags) % count);
  }
}
