package dev.keywright.spark.region;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.profile.ProfileReport;
import dev.keywright.analysis.verify.NamedLayout;
import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/**
 * The regions of a table, by the keys at which they begin. The first region begins before all keys,
 * and has no split point.
 */
public final class KeyRegions implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int HEX_DIGITS = 2;

  private final byte[][] splitPoints;

  private KeyRegions(List<byte[]> splitPoints) {
    this.splitPoints = splitPoints.stream().map(byte[]::clone).toArray(byte[][]::new);
  }

  /**
   * The regions that begin at these keys, such as those of a live table.
   *
   * @param splitPoints in ascending order of their unsigned bytes; an empty first one, as stores
   *     list it for their first region, is left out
   * @throws IllegalArgumentException if one is not above the one before
   */
  public static KeyRegions at(List<byte[]> splitPoints) {
    List<byte[]> points = new ArrayList<>(splitPoints);
    if (!points.isEmpty() && points.get(0).length == 0) {
      points.remove(0);
    }
    for (int i = 1; i < points.size(); i++) {
      if (Arrays.compareUnsigned(points.get(i - 1), points.get(i)) >= 0) {
        throw new IllegalArgumentException(
            "split point "
                + i
                + " is "
                + shown(points.get(i))
                + ", but must be above the one before, "
                + shown(points.get(i - 1)));
      }
    }
    return new KeyRegions(points);
  }

  private static String shown(byte[] key) {
    return HexFormat.of().formatHex(key);
  }

  /**
   * The regions that begin at these texts, as a generated key's {@code splitPoints(n)} has them.
   */
  public static KeyRegions atTexts(List<String> splitPoints) {
    return at(splitPoints.stream().map(it -> it.getBytes(UTF_8)).toList());
  }

  /**
   * So many regions of a layout whose keys begin with a bucket or a hash prefix, of equal size.
   *
   * @throws IllegalArgumentException if keys begin with something else, or there are fewer buckets
   */
  public static KeyRegions of(NamedLayout layout, int regions) {
    return at(LayoutSplits.of(layout, regions));
  }

  /** The regions that a profile proposes: quantiles of the keys that it has seen. */
  public static KeyRegions of(ProfileReport profile) {
    return at(profile.regions().splitPoints().stream().map(KeyRegions::read).toList());
  }

  /** A key in the notation of HBase's shell. */
  private static byte[] read(String shown) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < shown.length(); i++) {
      if (shown.startsWith("\\x", i)) {
        int start = i + "\\x".length();
        bytes.write(HexFormat.fromHexDigits(shown, start, start + HEX_DIGITS));
        i = start + HEX_DIGITS - 1;
      } else {
        bytes.writeBytes(shown.substring(i, i + 1).getBytes(ISO_8859_1));
      }
    }
    return bytes.toByteArray();
  }

  /** How many regions there are, 1 or more. */
  public int count() {
    return splitPoints.length + 1;
  }

  /** The number of the region that holds a key, from 0. */
  public int idOf(byte[] key) {
    int found = Arrays.binarySearch(splitPoints, key, Arrays::compareUnsigned);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The keys at which all regions but the first begin. */
  public List<byte[]> splitPoints() {
    List<byte[]> points = new ArrayList<>();
    for (byte[] point : splitPoints) {
      points.add(point.clone());
    }
    return Collections.unmodifiableList(points);
  }
}
