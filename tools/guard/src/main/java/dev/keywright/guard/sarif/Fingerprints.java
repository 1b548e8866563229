package dev.keywright.guard.sarif;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.description.finding.FindingPlace;
import dev.keywright.guard.source.SourceFile;
import dev.keywright.report.description.FoundFinding;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** By what other programs recognize a result when the source has changed. */
final class Fingerprints {
  private static final int BYTES = 8;

  private final Map<SourceFile, Map<Integer, String>> hashes = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  /**
   * The fingerprints of a result.
   *
   * @param line the line in its file; without a file, GitHub has no hash either
   */
  Map<String, String> of(FoundFinding found, Optional<SourceFile> file, int line) {
    Map<String, String> all = new TreeMap<>();
    all.put("keywright/v1", own(found));
    file.map(it -> hashes.computeIfAbsent(it, any -> LineHashes.of(it.text())).get(line))
        .ifPresent(it -> all.put("primaryLocationLineHash", it));
    return all;
  }

  /** Check, type, key and part. Several annotations of one declaration are numbered. */
  private String own(FoundFinding found) {
    FindingPlace place = found.finding().place();
    String names =
        String.join(
            "|",
            found.finding().check(),
            found.entity(),
            found.finding().key(),
            place.type(),
            place.member().orElse(""));
    return hash(names) + ":" + counts.merge(names, 1, Integer::sum);
  }

  private static String hash(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
