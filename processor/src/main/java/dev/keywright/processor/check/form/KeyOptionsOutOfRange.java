package dev.keywright.processor.check.form;

import dev.keywright.layout.rule.KeyRules;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.Volume;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Numbers in the annotations of the entity that no key can follow. */
final class KeyOptionsOutOfRange implements LayoutCheck {
  private static final int MOST_CHUNK_DIGITS = 9;

  @Override
  public void check(Layout layout, Findings findings) {
    KeyOptions options = layout.options();
    options.bucket().ifPresent(bucket -> checkCount(layout, bucket, findings));
    layout
        .parts()
        .filter(part -> !part.isOfEntity())
        .forEach(it -> checkEnding(it, layout, findings));
    options
        .chunks()
        .filter(chunks -> chunks.maxBytes() < 1)
        .ifPresent(
            chunks ->
                report(
                    findings,
                    chunks.spot(),
                    "maxBytes",
                    "maxBytes = " + chunks.maxBytes() + " leaves no room for a value",
                    "write the most bytes that the store takes, such as maxBytes = 2 * 1024 *"
                        + " 1024"));
    checkVersions(options, findings);
    options.storedIn().ifPresent(store -> checkLimits(store, findings));
    options.volume().ifPresent(volume -> checkVolume(volume, findings));
  }

  private static void checkLimits(StoredIn store, Findings findings) {
    new TreeMap<>(store.limits())
        .forEach(
            (name, limit) -> {
              if (limit < 0) {
                String fix = "write the limit of your store, or remove " + name;
                report(findings, store.spot(), name, name + " = " + limit + " is negative", fix);
              }
            });
  }

  private static void checkVolume(Volume volume, Findings findings) {
    Map<String, OptionalLong> figures = new LinkedHashMap<>();
    figures.put("rows", volume.rows());
    figures.put("bytesPerRow", volume.bytesPerRow());
    figures.put("peakWritesPerSecond", volume.peakWritesPerSecond());
    figures.forEach(
        (name, figure) -> {
          if (figure.orElse(0) < 0) {
            String problem = name + " = " + figure.getAsLong() + " is negative";
            String fix = "write what you expect, or remove " + name;
            report(findings, volume.spot(), name, problem, fix);
          }
        });
  }

  private static void report(
      Findings findings, SourceSpot spot, String attribute, String problem, String fix) {
    findings.error(CheckId.KW005, spot, attribute).problem(problem).fix(fix);
  }

  private static void checkCount(Layout layout, Bucket bucket, Findings findings) {
    Optional<String> count = KeyRules.buckets(bucket.count());
    if (count.isPresent()) {
      String advice = "write count = 16, about the number of servers, or remove @Bucket";
      report(findings, bucket.spot(), "count", count.get(), advice);
      return;
    }
    Optional<String> first = KeyRules.first(bucket.number().first(), bucket.count());
    if (first.isPresent()) {
      report(
          findings,
          bucket.spot(),
          "first",
          first.get(),
          "write first = 1, or remove it for the default, 0");
      return;
    }
    String advice =
        "remove it, for " + bucket.number().ofFormat().form(layout.format(), bucket.count());
    bucket
        .number()
        .fault(layout.format(), bucket.count())
        .ifPresent(
            fault -> {
              String attribute = fault.startsWith("as") ? "as" : "width";
              report(findings, bucket.spot(), attribute, fault, advice);
            });
  }

  private static void checkEnding(Part part, Layout layout, Findings findings) {
    int pad = part.encoding().pad();
    if (part.signature().type() instanceof SuffixType suffix) {
      String advice = "write length = 8, or remove @UniqueSuffix";
      KeyRules.suffix(suffix.length())
          .ifPresent(it -> report(findings, part.spot(), "length", it, advice));
    } else if (!layout.isBinary() && (pad < 1 || pad > MOST_CHUNK_DIGITS)) {
      String problem =
          "pad = " + pad + " is not between 1 and 9, the digits of the number of a chunk";
      report(findings, part.spot(), "pad", problem, "write pad = 4, enough for 10,000 chunks");
    }
  }

  private static void checkVersions(KeyOptions options, Findings findings) {
    Set<Integer> seen = new TreeSet<>();
    for (Frozen frozen : options.frozen()) {
      String version = "version = " + frozen.version();
      if (frozen.version() < 1) {
        String problem = version + " of a frozen layout is below 1";
        String advice = "write version = 1 for the first layout";
        report(findings, frozen.spot(), "version", problem, advice);
      } else if (!seen.add(frozen.version())) {
        int next = options.frozen().stream().mapToInt(Frozen::version).max().orElse(0) + 1;
        report(
            findings,
            frozen.spot(),
            "version",
            "two frozen layouts have " + version,
            "write version = " + next + " for the newer one");
      }
    }
  }
}
