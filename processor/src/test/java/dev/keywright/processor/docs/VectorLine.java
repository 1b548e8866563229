package dev.keywright.processor.docs;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.TypeSignature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;

/** One line of the data file of vectors. */
record VectorLine(
    String format, String items, String place, String values, String bytes, String rule) {
  /** The root of the project. */
  static final Path ROOT = Path.of("..");

  static final Path FILE = ROOT.resolve("docs/vectors.tsv");
  private static final String HEADER = "format\titems\tplace\tvalues\tbytes\trule";
  private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern UNICODE = Pattern.compile("\\\\u([0-9a-f]{4})");

  /** All lines of the file. */
  static List<VectorLine> all() {
    try {
      List<String> lines = Files.readAllLines(FILE);
      if (!lines.get(0).equals(HEADER)) {
        throw new AssertionError("the header is " + lines.get(0) + ", not " + HEADER);
      }
      return lines.stream().skip(1).map(VectorLine::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static VectorLine of(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != 6) {
      throw new AssertionError("a line has " + cells.length + " cells: " + line);
    }
    return new VectorLine(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]);
  }

  boolean isText() {
    return format.startsWith("TEXT");
  }

  boolean isFollowed() {
    return place.equals("followed");
  }

  /** The layout, with a boolean behind a part that is followed. */
  LayoutSignature layout() {
    return LayoutSignature.parse(
        format + " | partitionKey: " + items + (isFollowed() ? ", next boolean" : ""));
  }

  /** The values by part, in the types of the layout. */
  Map<String, Object> valuesByPart() {
    List<String> texts = new ArrayList<>();
    STRING.matcher(values).results().forEach(it -> texts.add(unescaped(it.group(1))));
    if (isFollowed()) {
      texts.add("false");
    }
    List<PartSignature> parts = layout().parts().toList();
    int last = parts.size() - 1;
    if (parts.get(last).type() instanceof ListType list) {
      List<String> ofList = texts.subList(last, texts.size());
      Map<String, Object> byPart = byPart(parts.subList(0, last), texts.subList(0, last));
      byPart.put(parts.get(last).name(), elements(list, ofList));
      return byPart;
    }
    return byPart(parts, texts);
  }

  private static List<Object> elements(ListType type, List<String> texts) {
    List<Object> elements = new ArrayList<>();
    int size = type.parts().size();
    for (int i = 0; i < texts.size(); i += size) {
      List<Object> element = new ArrayList<>();
      for (int j = 0; j < size; j++) {
        element.add(value(type.parts().get(j).type(), texts.get(i + j)));
      }
      elements.add(type.isOfValues() ? element.get(0) : element);
    }
    return elements;
  }

  private Map<String, Object> byPart(List<PartSignature> parts, List<String> texts) {
    if (parts.size() != texts.size()) {
      throw new AssertionError(texts.size() + " values of " + parts.size() + " parts: " + this);
    }
    Map<String, Object> byPart = new LinkedHashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      byPart.put(parts.get(i).name(), value(parts.get(i).type(), texts.get(i)));
    }
    return byPart;
  }

  private static String unescaped(String json) {
    String characters =
        UNICODE
            .matcher(json)
            .replaceAll(
                it -> {
                  char c = (char) Integer.parseInt(it.group(1), 16);
                  return c == '\\' || c == '$' ? "\\" + c : String.valueOf(c);
                });
    return characters.translateEscapes();
  }

  private static Object value(TypeSignature type, String text) {
    return type instanceof SimpleType simple ? simple(simple, text) : text;
  }

  private static Object simple(SimpleType type, String text) {
    return switch (type) {
      case BYTE -> Byte.valueOf(text);
      case SHORT -> Short.valueOf(text);
      case INT -> Integer.valueOf(text);
      case LONG -> Long.valueOf(text);
      case BOOLEAN -> Boolean.valueOf(text);
      case CHAR -> text.charAt(0);
      case STRING -> text;
      case UUID -> UUID.fromString(text);
      case BYTES -> HexFormat.of().parseHex(text);
      case FLOAT -> Float.valueOf(text);
      case DOUBLE -> Double.valueOf(text);
      default -> type.time().orElseThrow().parse(text);
    };
  }
}
