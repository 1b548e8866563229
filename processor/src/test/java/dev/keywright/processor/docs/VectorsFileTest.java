package dev.keywright.processor.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.time.TimeFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The data file of vectors: each line against the codecs, and against a script that has none. */
class VectorsFileTest {
  private static final List<VectorLine> LINES = VectorLine.all();

  /** What a part that is followed ends with in the layouts of the lines: a false. */
  private static final Map<LayoutFormat, String> BEHIND =
      Map.of(LayoutFormat.TEXT, "2c30", LayoutFormat.BINARY, "00", LayoutFormat.FDB_TUPLE, "26");

  static Stream<VectorLine> lines() {
    return LINES.stream();
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aLineIsWhatTheCodecsWriteAndRead(VectorLine line) {
    LayoutCodec codec = LayoutCodec.of(line.layout());
    Map<String, Object> values = line.valuesByPart();

    Object column = codec.encode(values).get("partitionKey");

    byte[] bytes = column instanceof String text ? text.getBytes(UTF_8) : (byte[]) column;
    String behind = line.isFollowed() ? BEHIND.get(line.layout().format()) : "";
    assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(line.bytes() + behind);
    Map<String, Object> decoded = codec.decode(column);
    assertThat(decoded.keySet()).containsExactlyElementsOf(values.keySet());
    assertThat(decoded.values().toArray()).containsExactly(values.values().toArray());
  }

  @Test
  void everyFormOfAPartHasALine() {
    List<String> forms = new ArrayList<>();
    for (SimpleType type : SimpleType.values()) {
      addForms(forms, type.toString());
    }
    addForms(forms, "enum(A=\"a\")");
    addForms(forms, "suffix(6)");

    Set<String> found = LINES.stream().map(VectorsFileTest::form).collect(Collectors.toSet());
    assertThat(forms).hasSizeGreaterThan(200).isSubsetOf(found);
  }

  private static void addForms(List<String> forms, String type) {
    List<String> words = new ArrayList<>(List.of("", " pad=3", " pad=3 signed"));
    for (TimeFormat form : TimeFormat.values()) {
      words.add(" time=" + form);
    }
    for (NumberEncoding encoding : NumberEncoding.values()) {
      String width = encoding.hasWidth() ? " width=8" : "";
      words.add(" as=" + encoding + width);
      words.add(" time=EPOCH_SECONDS as=" + encoding + width);
    }
    words.addAll(
        List.of(
            " text=FIXED width=8",
            " text=FIXED width=9 fill=32",
            " text=LENGTH_PREFIXED lengthBytes=1",
            " text=LENGTH_PREFIXED lengthBytes=0",
            " text=TERMINATED end=33",
            " text=TERMINATED end=33+0",
            " text=GROUPED",
            " text=TERMINATED end=33 escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\""));
    for (String format : List.of("TEXT separator=','", "BINARY", "FDB_TUPLE")) {
      for (String word : words) {
        for (String turned : List.of("", " DESC", " reversed", " DESC reversed")) {
          for (String place : List.of("last", "followed")) {
            String items = "value " + type + word + turned;
            VectorLine line = new VectorLine(format, items, place, "", "", "");
            if (canBeWritten(line)) {
              forms.add(form(line));
            }
          }
        }
      }
    }
  }

  private static boolean canBeWritten(VectorLine line) {
    try {
      LayoutSignature unused = line.layout();
      return true;
    } catch (MalformedSignatureException refused) {
      return false;
    }
  }

  /** What tells one way of writing a part from another; not the number of digits. */
  private static String form(VectorLine line) {
    LayoutSignature layout = line.layout();
    PartSignature part = layout.columns().get(0).parts().get(0);
    return String.join(
        " ",
        layout.format().toString(),
        part.type().toString().replaceAll("\\(.*", ""),
        part.encoding().pad() > 0 ? "padded" : "",
        part.encoding().signed() ? "signed" : "",
        part.encoding().time().map(Object::toString).orElse(""),
        part.encoding().number().map(it -> it.encoding().toString()).orElse(""),
        part.encoding().text().map(VectorsFileTest::frame).orElse(""),
        part.encoding().descending() ? "DESC" : "ASC",
        part.encoding().reversed() ? "reversed" : "",
        line.place());
  }

  private static String frame(TextForm form) {
    return form.encoding()
        + (form.fill().isPresent() ? " filled" : "")
        + (form.lengthBytes() == 0 ? " varint" : "")
        + (form.escapes().isEmpty() ? "" : " escaped");
  }

  @Test
  void everyRuleIsASectionOfThePage() {
    List<String> headings =
        Page.of("docs/formats.md").lines().stream()
            .filter(line -> line.startsWith("#"))
            .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
            .toList();

    assertThat(headings)
        .containsAll(LINES.stream().map(VectorLine::rule).collect(Collectors.toSet()));
  }

  @Test
  void theFileHoldsNothingButPrintableAsciiAndTabs() throws IOException {
    assertThat(Files.readString(VectorLine.FILE)).matches("[ -~\t\n]*");
  }

  @Test
  void noLineStandsTwice() {
    assertThat(LINES).doesNotHaveDuplicates();
  }

  @Test
  void theScriptComputesEveryLine() throws Exception {
    assertThat(run(VectorLine.FILE))
        .isEqualTo(LINES.size() + " of " + LINES.size() + " lines agree, exit code 0");
  }

  @Test
  void theScriptFindsEveryChangedLine(@TempDir Path directory) throws Exception {
    Path changed = directory.resolve("changed.tsv");
    List<String> lines = new ArrayList<>(Files.readAllLines(VectorLine.FILE));
    for (int i = 1; i < lines.size(); i++) {
      lines.set(i, lines.get(i).replaceFirst("\t([^\t]*)$", "00\t$1"));
    }
    Files.write(changed, lines);

    assertThat(run(changed)).endsWith("\n0 of " + LINES.size() + " lines agree, exit code 1");
  }

  private static String run(Path vectors) throws Exception {
    Path script = VectorLine.ROOT.resolve("docs/vectors.py");
    List<String> command = List.of("python3", "-B", script.toString(), vectors.toString());
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new AssertionError(
          "docs/vectors.py needs a python3 on the PATH: install Python 3.8 or newer", e);
    }
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    return printed + ", exit code " + process.waitFor();
  }
}
