package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What people see as one thing in TEXT, whatever signs it has inside: no part ends there. */
final class Wholes {
  private static final List<Pattern> FORMS =
      List.of(
          // UUID, ULID, KSUID, and identifiers of MongoDB
          Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}"),
          Pattern.compile("[0-7][0-9A-HJKMNP-TV-Z]{25}"),
          Pattern.compile("[0-9A-Za-z]{27}"),
          Pattern.compile("[0-9a-f]{24}"),
          // a time of ISO 8601
          Pattern.compile("\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d([.]\\d{1,9})?Z?)?"),
          // an address of mail, of the web and of a host
          Pattern.compile("[\\w.+-]+@([\\w-]+[.])+[A-Za-z]{2,}"),
          Pattern.compile("[a-z][a-z0-9+.-]*://[^\\s|#,\\x00]+"),
          // an address with its host backward, as indexes of web archives have it
          Pattern.compile("[a-z0-9-]+(,[a-z0-9_-]+)+(:\\d+)?\\)/[^\\s|#\\x00]*"),
          Pattern.compile(
              "(?:(?![a-z]?\\d{5,}[.])[a-z0-9-]+[.])+(?:com|org|net|edu|gov|io|dev|app|[a-z]{2})"),
          // a number of a telephone, of an account and of a version, which has no zeros in front
          Pattern.compile("[+]\\d{7,15}"),
          Pattern.compile("[A-Z]{2}\\d{2}[A-Z0-9]{11,30}"),
          Pattern.compile("(0|[1-9]\\d{0,4})([.](0|[1-9]\\d{0,4})){2}(-[0-9A-Za-z.]+)?"));

  private final ColumnSample sample;

  /** The end of each, by its beginning. */
  private final Map<ItemBoundary, ItemBoundary> ends = new LinkedHashMap<>();

  Wholes(ColumnSample sample) {
    this.sample = sample;
    byte[] first = sample.content(0);
    int[] counts = new int[256];
    add(sample.start());
    for (byte sign : first) {
      int count = ++counts[sign & 0xFF];
      if (!Bytes.isLetterOrDigit(sign)) {
        addBehind(sign, count);
      }
    }
    // The day of a date and the numbers after it are no version.
    ends.keySet().removeAll(ends.keySet().stream().filter(this::areCut).toList());
  }

  /** Looks behind a sign that comes so many times. */
  private void addBehind(byte sign, int count) {
    int[] offsets = new int[sample.size()];
    for (int key = 0; key < offsets.length; key++) {
      byte[] content = sample.content(key);
      int left = count;
      int at = 0;
      while (at < content.length && left > 0) {
        left -= content[at++] == sign ? 1 : 0;
      }
      if (left > 0) {
        return;
      }
      offsets[key] = at;
    }
    add(new ItemBoundary(offsets));
  }

  private void add(ItemBoundary start) {
    for (Pattern form : FORMS) {
      int[] offsets = new int[sample.size()];
      int key = 0;
      while (key < offsets.length && (offsets[key] = end(form, key, start.at(key))) >= 0) {
        key++;
      }
      if (key == offsets.length) {
        ends.put(start, new ItemBoundary(offsets));
        return;
      }
    }
  }

  /** Whether all of some contents are of one form. */
  static boolean are(List<byte[]> contents) {
    return FORMS.stream()
        .anyMatch(
            form ->
                contents.stream()
                    .allMatch(it -> form.matcher(new String(it, ISO_8859_1)).matches()));
  }

  private int end(Pattern form, int key, int start) {
    String content = new String(sample.content(key), ISO_8859_1);
    Matcher matcher = form.matcher(content).region(start, content.length());
    boolean isWhole =
        matcher.lookingAt()
            && (matcher.end() == content.length()
                || !Bytes.isLetterOrDigit((byte) content.charAt(matcher.end())));
    return isWhole ? matcher.end() : -1;
  }

  /** Whether a cut is inside one of them. */
  boolean areCut(ItemBoundary cut) {
    return ends.entrySet().stream()
        .anyMatch(it -> it.getKey().isBefore(cut) && cut.isBefore(it.getValue()));
  }

  /** Where a whole ends that begins there, which need not be before a sign that all keys have. */
  List<ItemBoundary> after(ItemBoundary cut) {
    return ends.containsKey(cut) ? List.of(ends.get(cut)) : List.of();
  }
}
