package dev.keywright.processor.check.form;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import java.util.HexFormat;
import java.util.stream.IntStream;

/**
 * A character in a template of bytes that looks like one byte and is two: {@code \u0080} for the
 * byte {@code 80}. Both can be meant, so it is a note, and both have a form without a doubt.
 */
final class WideCharacter implements LayoutCheck {
  private static final int LARGEST_BYTE = 0xFF;

  @Override
  public void check(Layout layout, Findings findings) {
    if (layout.format() == LayoutFormat.BINARY) {
      layout.columns().forEach(it -> it.template().ifPresent(shown -> check(shown, findings)));
    }
  }

  private static void check(ColumnTemplate template, Findings findings) {
    String value = template.value();
    IntStream.range(0, value.length())
        .filter(i -> value.charAt(i) >= '\u0080' && value.charAt(i) <= LARGEST_BYTE)
        .findFirst()
        .ifPresent(at -> findings.add(finding(template, at)));
  }

  private static Finding finding(ColumnTemplate template, int at) {
    String character = template.value().substring(at, at + 1);
    HexFormat bytes = HexFormat.of().withPrefix("\\\\x");
    String one = bytes.formatHex(new byte[] {(byte) character.charAt(0)});
    String two = bytes.formatHex(character.getBytes(UTF_8));
    String code = HexFormat.of().withUpperCase().toHexDigits(character.charAt(0));
    return Finding.of(
            CheckId.KW019,
            Severity.INFO,
            template.spot(),
            "@%s writes the character U+%s as two bytes of UTF-8"
                .formatted(template.annotation(), code),
            "write %s for the byte alone, or %s for both bytes".formatted(one, two))
        .at("value")
        .detailed(template.at(at));
  }
}
