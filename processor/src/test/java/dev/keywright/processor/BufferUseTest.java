package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What generated code does while it holds the buffer of its thread. */
class BufferUseTest {
  private static final String TAKEN = " = TextBuffer.of(";
  private static final String RETURNED = "return TextBuffer.";
  private static final Pattern CHARACTER = Pattern.compile("\\w+\\[\\w+\\+\\+] = '.*';");
  private static final Pattern PLACE = Pattern.compile("int \\w+ = [\\w +]+;");
  // Its arguments call nothing.
  private static final Pattern WRITE =
      Pattern.compile("(int )?(\\w+ = )?(\\w+)\\.write\\([^()]*\\);");
  private static final Pattern LITERAL =
      Pattern.compile("(int )?(\\w+ = )?(Literals|Utf8)\\.write\\(\".*\", \\w+, \\w+\\);");

  private final List<String> faults = new ArrayList<>();
  private int statements;

  @Test
  void onlyCodecsOfOneValueRunWhileTheBufferOfTheThreadIsTaken() {
    for (Path goldenCase : GoldenCases.all()) {
      GoldenCases.outputs(goldenCase).values().forEach(this::judge);
    }

    assertThat(faults).isEmpty();
    assertThat(statements).isGreaterThan(80);
  }

  private void judge(String source) {
    boolean isTaken = false;
    StringBuilder statement = new StringBuilder();
    for (String line : source.lines().map(String::strip).toList()) {
      statement.append(statement.isEmpty() ? "" : " ").append(line);
      if (line.endsWith(";") || line.endsWith("{") || line.endsWith("}") || line.isEmpty()) {
        String whole = statement.toString();
        statement.setLength(0);
        isTaken &= !whole.startsWith(RETURNED);
        if (isTaken) {
          judge(source, whole);
        }
        isTaken |= whole.contains(TAKEN);
      }
    }
  }

  private void judge(String source, String statement) {
    statements++;
    var write = WRITE.matcher(statement);
    boolean isOfSeveral =
        write.matches() && source.matches("(?s).*Text(List|Map)<[^=]*> " + write.group(3) + " =.*");
    if (isOfSeveral
        || !List.of(CHARACTER, PLACE, WRITE, LITERAL).stream()
            .anyMatch(it -> it.matcher(statement).matches())) {
      faults.add(statement);
    }
  }
}
