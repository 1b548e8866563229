package dev.keywright.analysis.verify;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.FrequentValues;
import dev.keywright.analysis.FrequentValues.Frequent;
import dev.keywright.layout.signature.PartSignature;
import java.util.Optional;

/**
 * The values of one part; bytes are shown in hexadecimal digits.
 *
 * @param type as in the signature
 * @param distinct how many different values there are
 * @param busiest the value that occurs most often, as far as it is known
 * @param busiestShare the share of keys with the value that occurs most often
 * @param smallest the smallest value, or the empty text if there is none
 * @param largest the largest value, or the empty text if there is none
 */
public record PartReport(
    String part,
    String type,
    Estimate distinct,
    String busiest,
    Estimate busiestShare,
    String smallest,
    String largest) {

  static PartReport of(
      PartSignature part,
      Estimate distinct,
      FrequentValues frequent,
      Optional<Object> smallest,
      Optional<Object> largest) {
    return new PartReport(
        part.name(),
        part.type().toString(),
        distinct,
        frequent.atLeast(1).stream().map(Frequent::value).findFirst().orElse(""),
        frequent.shareOfBusiest(),
        smallest.map(ShortenedValue::of).orElse(""),
        largest.map(ShortenedValue::of).orElse(""));
  }
}
