package dev.keywright.processor.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The vectors of the page on formats, computed again by keys that the processor generates. */
class FormatsPageTest {
  private static final Page PAGE = Page.of("docs/formats.md");

  private static final String IMPORTS =
      """
      import static dev.keywright.Direction.*;
      import static dev.keywright.HashAlgorithm.*;
      import static dev.keywright.TimeFormat.*;

      import dev.keywright.*;
      import dev.keywright.UniqueSuffix;
      import dev.keywright.runtime.*;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.time.temporal.ChronoUnit;
      import java.util.*;
      """;

  private final Sources sources = new Sources(IMPORTS);
  private final StringBuilder calls = new StringBuilder();
  private int entities;

  /** What a row says, and the method of the compiled class that it is checked with. */
  private record Row(String method, List<String> cells) {
    String last() {
      return Page.code(cells.get(cells.size() - 1));
    }
  }

  @TestFactory
  Stream<DynamicTest> everyVectorIsWhatGeneratedKeysWriteAndRead() throws Exception {
    List<Row> rows = new ArrayList<>();
    for (List<String> row : PAGE.table("| type | declaration | value | text | bytes | source |")) {
      String key = onePart(row.get(0), row.get(1));
      rows.add(new Row(vector(key, row.get(2), row.get(3)), row));
    }
    for (List<String> row :
        PAGE.table("| annotations | parts | values | text | bytes | source |")) {
      String key = entity(Page.code(row.get(0)), Page.code(row.get(1)));
      rows.add(new Row(vector(key, row.get(2), row.get(3)), row));
    }
    assertThat(rows).hasSizeGreaterThanOrEqualTo(40);
    Class<?> compiled = compiled();
    return rows.stream()
        .map(row -> DynamicTest.dynamicTest(row.toString(), () -> checkVector(compiled, row)));
  }

  private static void checkVector(Class<?> compiled, Row row) throws Exception {
    String[] found = (String[]) compiled.getMethod(row.method()).invoke(null);
    String encoded = found[0];
    String documented = found[1];
    assertThat(encoded).isEqualTo(documented);
    String bytes = Page.code(row.cells().get(4));
    assertThat(HexFormat.of().formatHex(encoded.getBytes(UTF_8))).isEqualTo(bytes);
    assertThat(found[2]).as("decoded and compared").isEqualTo("true");
  }

  @TestFactory
  Stream<DynamicTest> everyBinaryVectorIsWhatGeneratedKeysWriteAndRead() throws Exception {
    Map<Row, String> bytes = new LinkedHashMap<>();
    for (List<String> row :
        PAGE.table("| type in BINARY | declaration | value | last | followed | source |")) {
      String part = part(row.get(0), row.get(1));
      String last = Page.code(row.get(3));
      String followed = row.get(4).equals("same") ? last : Page.code(row.get(4));
      bytes.put(new Row(binaryVector("", part, row.get(2)), row), last);
      String values = row.get(2) + "`, false`";
      String method = binaryVector("", part + ", @PartitionKey(order = 1) boolean rest", values);
      bytes.put(new Row(method, row), followed + "00");
    }
    for (List<String> row :
        PAGE.table("| annotations in BINARY | parts | values | bytes | source |")) {
      String method = binaryVector(Page.code(row.get(0)), Page.code(row.get(1)), row.get(2));
      bytes.put(new Row(method, row), Page.code(row.get(3)));
    }
    for (List<String> row :
        PAGE.table("| type in FDB_TUPLE | declaration | value | bytes | source |")) {
      String method = bytesVector("FDB_TUPLE", "", part(row.get(0), row.get(1)), row.get(2));
      bytes.put(new Row(method, row), Page.code(row.get(3)));
    }
    for (List<String> row :
        PAGE.table("| annotations in FDB_TUPLE | parts | values | bytes | source |")) {
      String annotations = Page.code(row.get(0));
      String method = bytesVector("FDB_TUPLE", annotations, Page.code(row.get(1)), row.get(2));
      bytes.put(new Row(method, row), Page.code(row.get(3)));
    }
    assertThat(bytes).hasSizeGreaterThanOrEqualTo(140);
    Class<?> compiled = compiled();
    return bytes.keySet().stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.toString(), () -> checkBytes(compiled, row, bytes.getOrDefault(row, "?"))));
  }

  private static void checkBytes(Class<?> compiled, Row row, String bytes) throws Exception {
    String[] found = (String[]) compiled.getMethod(row.method()).invoke(null);
    assertThat(found).containsExactly(bytes, bytes, "true", "true");
  }

  private String binaryVector(String annotations, String components, String values) {
    return bytesVector("BINARY", annotations, components, values);
  }

  private String bytesVector(String format, String annotations, String components, String values) {
    String key = entity("@KeyFormat(Format." + format + ") " + annotations, components);
    String method = "check" + key;
    calls.append(
        """
          public static String[] %1$s() {
            byte[] encoded = %2$s.encodePartitionKey(%3$s);
            ByteBuffer buffer = ByteBuffer.allocate(encoded.length);
            %2$s.encodePartitionKey(%3$s, buffer);
            %2$s key = new %2$s(%3$s);
            boolean same = %2$s.decode(encoded).equals(key);
            boolean sameInBuffer = %2$s.decode(buffer.flip()).equals(key);
            return new String[] {
              HexFormat.of().formatHex(encoded), HexFormat.of().formatHex(buffer.array()),
              String.valueOf(same), String.valueOf(sameInBuffer)
            };
          }
        """
            .formatted(method, key, Page.code(values)));
    return method;
  }

  @TestFactory
  Stream<DynamicTest> everyRefusedValueIsRefusedWithThisMessage() throws Exception {
    List<Row> rows = new ArrayList<>();
    for (List<String> row : PAGE.table("| type | declaration | value | message |")) {
      String key = onePart(row.get(0), row.get(1));
      rows.add(new Row(call(key, "encodePartitionKey", Page.code(row.get(2))), row));
    }
    for (List<String> row : PAGE.table("| type in BINARY | declaration | value | message |")) {
      String key = entity("@KeyFormat(Format.BINARY)", part(row.get(0), row.get(1)));
      rows.add(new Row(call(key, "encodePartitionKey", Page.code(row.get(2))), row));
    }
    return messages(rows, InvalidPartException.class);
  }

  @TestFactory
  Stream<DynamicTest> everyMalformedKeyIsRefusedWithThisMessage() throws Exception {
    List<Row> rows = new ArrayList<>();
    for (List<String> row : PAGE.table("| type | declaration | text | message |")) {
      String key = onePart(row.get(0), row.get(1));
      rows.add(new Row(call(key, "decode", Page.code(row.get(2))), row));
    }
    for (String format : List.of("BINARY", "FDB_TUPLE")) {
      for (List<String> row :
          PAGE.table("| type in " + format + " | declaration | bytes | message |")) {
        String key = entity("@KeyFormat(Format." + format + ")", part(row.get(0), row.get(1)));
        String bytes = "HexFormat.of().parseHex(\"" + Page.code(row.get(2)) + "\")";
        rows.add(new Row(call(key, "decode", bytes), row));
      }
    }
    return messages(rows, MalformedKeyException.class);
  }

  private Stream<DynamicTest> messages(List<Row> rows, Class<? extends Exception> expected)
      throws Exception {
    Class<?> compiled = compiled();
    return rows.stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.toString(),
                    () ->
                        assertThatThrownBy(() -> invoke(compiled, row))
                            .isInstanceOf(expected)
                            .hasMessage(row.last())));
  }

  private static void invoke(Class<?> compiled, Row row) throws Throwable {
    try {
      compiled.getMethod(row.method()).invoke(null);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private String onePart(String type, String declaration) {
    return entity("", part(type, declaration));
  }

  /** Attributes stand in a declaration as they are, annotations begin with an at sign. */
  private static String part(String type, String declaration) {
    StringBuilder attributes = new StringBuilder("order = 0");
    StringBuilder annotations = new StringBuilder();
    for (String span : Page.codeSpans(declaration)) {
      if (span.startsWith("@")) {
        annotations.append(span).append(' ');
      } else {
        attributes.append(", ").append(span);
      }
    }
    return "@PartitionKey(" + attributes + ") " + annotations + Page.code(type) + " value";
  }

  private String entity(String annotation, String components) {
    String name = "Row" + entities++;
    sources.add(name, annotation + " record " + name + "(" + components + ") {}");
    return name + "Key";
  }

  private String vector(String key, String values, String text) {
    String method = "check" + key;
    calls.append(
        """
          public static String[] %1$s() {
            String encoded = %2$s.encodePartitionKey(%3$s);
            boolean same = %2$s.decode(encoded).equals(new %2$s(%3$s));
            return new String[] {encoded, %4$s, String.valueOf(same)};
          }
        """
            .formatted(method, key, Page.code(values), Page.code(text)));
    return method;
  }

  private String call(String key, String called, String argument) {
    String method = "check" + key;
    calls.append(
        """
          public static void %s() {
            %s.%s(%s);
          }
        """
            .formatted(method, key, called, argument));
    return method;
  }

  private Class<?> compiled() throws ClassNotFoundException {
    PAGE.blocks("java").forEach(sources::addDeclarations);
    sources.add("Rows", "public final class Rows {\n" + calls + "}\n");
    return sources.compile("Rows");
  }
}
