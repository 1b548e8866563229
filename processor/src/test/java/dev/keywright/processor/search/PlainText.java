package dev.keywright.processor.search;

import static java.time.ZoneOffset.UTC;

import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;

/**
 * The text of the values of one part.
 *
 * @param pad digits, or 0
 * @param escapedUpTo the last character that is escaped, or -1
 */
record PlainText(Part part, int pad, int escapedUpTo) {
  private static final String DIGITS = "0123456789abcdef";

  String of(Object value) {
    if (part.encoding().number().isPresent()) {
      return digits(new ForeignValues(part).digits(value));
    }
    if (value instanceof Long number) {
      return number(number);
    }
    if (value instanceof String text) {
      return escaped(part.encoding().reversed() ? turned(text) : text);
    }
    if (value instanceof Constant constant) {
      return escaped(constant.code());
    }
    if (value instanceof byte[] bytes) {
      return HexFormat.of().formatHex(bytes);
    }
    if (value instanceof UUID uuid) {
      return part.encoding().descending() ? complement(uuid.toString(), 15) : uuid.toString();
    }
    if (value instanceof Boolean flag) {
      return flag == part.encoding().descending() ? "0" : "1";
    }
    if (value instanceof Instant time) {
      return digits(instant(time));
    }
    return value instanceof LocalDate date ? digits(date(date)) : value.toString();
  }

  private String number(long value) {
    if (pad == 0) {
      String digits = Long.toString(value).replace("-", "");
      return (value < 0 ? "-" : "") + (part.encoding().reversed() ? turned(digits) : digits);
    }
    boolean signed = part.encoding().signed();
    BigInteger raised = signed ? BigInteger.TEN.pow(pad) : BigInteger.ZERO;
    return digits(padded(BigInteger.valueOf(value).add(raised), signed ? pad + 1 : pad));
  }

  private String digits(String plain) {
    boolean isHex =
        part.encoding().number().filter(it -> it.encoding() == NumberEncoding.HEX).isPresent();
    String directed = part.encoding().descending() ? complement(plain, isHex ? 15 : 9) : plain;
    return part.encoding().reversed() ? turned(directed) : directed;
  }

  private String instant(Instant time) {
    return switch (part.encoding().time().orElseThrow()) {
      case EPOCH_MILLIS -> padded(BigInteger.valueOf(time.toEpochMilli()), 13);
      case EPOCH_SECONDS -> padded(BigInteger.valueOf(time.getEpochSecond()), 10);
      case ISO -> time.toString();
      default ->
          DateTimeFormatter.ofPattern("uuuuMMddHHmmss", Locale.ROOT).format(time.atOffset(UTC));
    };
  }

  private String date(LocalDate date) {
    return switch (part.encoding().time().orElseThrow()) {
      case BASIC -> date.toString().replace("-", "");
      case ISO -> date.toString();
      default -> instant(date.atStartOfDay().toInstant(UTC));
    };
  }

  private static String padded(BigInteger number, int width) {
    String digits = number.toString();
    return "0".repeat(width - digits.length()) + digits;
  }

  private boolean isUpper() {
    return part.encoding().number().filter(NumberForm::upperCase).isPresent();
  }

  private String complement(String text, int largest) {
    StringBuilder complement = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int digit = DIGITS.indexOf(Character.toLowerCase(c));
      char turned = digit < 0 ? c : DIGITS.charAt(largest - digit);
      complement.append(isUpper() ? Character.toUpperCase(turned) : turned);
    }
    return complement.toString();
  }

  private static String turned(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  private String escaped(String text) {
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= escapedUpTo) {
        written
            .append((char) escapedUpTo)
            .append(DIGITS.charAt(c >> 4))
            .append(DIGITS.charAt(c & 15));
      } else {
        written.append(c);
      }
    }
    return written.toString();
  }
}
