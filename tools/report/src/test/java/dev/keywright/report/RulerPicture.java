package dev.keywright.report;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.page.Ruler;
import dev.keywright.report.page.Segment;
import dev.keywright.report.page.Segment.Cell;
import dev.keywright.report.sample.KnownRows;
import dev.keywright.report.sample.SampleRows;
import dev.keywright.runtime.Shown;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rulers of a key as one SVG image, for pages that are no report: the same key gives the same
 * bytes.
 */
final class RulerPicture {
  private static final int CELL = 24;
  private static final int MARGIN = 16;
  private static final int RADIUS = 6;
  private static final int COLUMN_HEIGHT = 140;
  private static final int TITLE = 18;
  private static final int LABEL = 42;
  private static final int TOP = 50;
  private static final int HEIGHT = 42;
  private static final int UPPER = 18;
  private static final int LOWER = 34;
  private static final int NOTE = 110;
  private static final int LINE = 14;
  private static final int CHARACTER = 8;
  private static final int SMALL_CHARACTER = 6;

  private static final String STYLE =
      """
      <style>
      text{font:13px system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1a1f26}
      .c{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:15px;text-anchor:middle}
      .b{font-size:10px}.n{font-size:11px;fill:#525c69}.l{font-weight:600}
      line{stroke:#1a1f26;stroke-width:4}.v{stroke-dasharray:5 3}
      .h0{fill:#d8e8fd}.h1{fill:#d5f2dd}.h2{fill:#fbe9c6}.h3{fill:#e8defb}.h4{fill:#fcdfe3}.h5{fill:#cdeff1}
      .o{fill:none}.g{fill:#fff}
      @media (prefers-color-scheme:dark){
      text{fill:#e5e9ee}.n{fill:#a3adba}line{stroke:#e5e9ee}
      .h0{fill:#17365f}.h1{fill:#14452a}.h2{fill:#4a360c}.h3{fill:#3a2763}.h4{fill:#56222e}.h5{fill:#0f4449}.g{fill:#12161b}}
      </style>
      """;

  private final StringBuilder out = new StringBuilder();

  private RulerPicture() {}

  /** The image of a key. */
  static String of(KeyDescription key) {
    return new RulerPicture().draw(key);
  }

  private String draw(KeyDescription key) {
    List<Ruler> rulers = Ruler.of(key, new SampleRows(key, KnownRows.NONE));
    int width = rulers.stream().mapToInt(RulerPicture::width).max().orElse(0) + 2 * MARGIN;
    int height = rulers.size() * COLUMN_HEIGHT + MARGIN;
    start("svg", "xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + width + " " + height);
    attributes("width", width, "height", height, "role", "img", "aria-labelledby", "t d");
    out.append(">\n")
        .append("<title id=\"t\">")
        .append(escaped(key.simpleName()))
        .append("</title>\n<desc id=\"d\">")
        .append(
            escaped(rulers.stream().map(RulerPicture::inWords).collect(Collectors.joining(" "))))
        .append("</desc>\n")
        .append(STYLE);
    // A page can be light for a reader who prefers dark.
    start("rect", "class", "g", "width", width, "height", height, "rx", RADIUS);
    out.append("/>\n");
    int y = 0;
    for (Ruler ruler : rulers) {
      draw(ruler, y);
      y += COLUMN_HEIGHT;
    }
    return out.append("</svg>\n").toString();
  }

  private static String inWords(Ruler ruler) {
    return ruler.segments().stream()
        .map(it -> it.label() + " " + it.text() + " (" + it.width() + ")")
        .collect(Collectors.joining(", ", "Column " + ruler.name() + ": ", "."));
  }

  private static int width(Ruler ruler) {
    int cells = 0;
    for (int i = 0; i < ruler.segments().size(); i++) {
      cells += width(ruler.segments(), i);
    }
    return Math.max(cells, (ruler.name() + ruler.role() + ruler.summary()).length() * CHARACTER);
  }

  // What is written below a part may run on below the separator that follows.
  private static int width(List<Segment> segments, int index) {
    Segment segment = segments.get(index);
    int cells = segment.cells().size() * CELL;
    if (!isNamed(segment)) {
      return cells;
    }
    boolean isFollowed = index + 1 < segments.size() && !isNamed(segments.get(index + 1));
    int free = isFollowed ? segments.get(index + 1).cells().size() * CELL : 0;
    int note =
        Arrays.stream(lines(segment)).mapToInt(String::length).max().orElse(0) * SMALL_CHARACTER;
    return Math.max(cells, Math.max(note - free, segment.label().length() * CHARACTER) + 2);
  }

  private static String[] lines(Segment segment) {
    return segment.width().split(", ", 2);
  }

  private static boolean isNamed(Segment segment) {
    return !segment.kind().equals("separator") && !segment.kind().equals("literal");
  }

  private void draw(Ruler ruler, int y) {
    String summary = ruler.summary().isEmpty() ? "" : ", " + ruler.summary();
    text("n", MARGIN, y + TITLE, ruler.name() + ": " + ruler.role() + summary);
    int x = MARGIN;
    for (int i = 0; i < ruler.segments().size(); i++) {
      draw(ruler.segments().get(i), x, y);
      x += width(ruler.segments(), i);
    }
  }

  private void draw(Segment segment, int x, int y) {
    int cells = segment.cells().size() * CELL;
    if (isNamed(segment)) {
      text("l", x, y + LABEL, segment.label());
      int line = y + NOTE;
      for (String note : lines(segment)) {
        text("n", x, line, note);
        line += LINE;
      }
      String tint = segment.kind().equals("part") ? "h" + segment.hue() : "o";
      int top = y + TOP;
      start("rect", "class", tint, "x", x, "y", top, "width", cells, "height", HEIGHT);
      out.append("/>\n");
      String style = segment.fixed() ? "f" : "v";
      start("line", "class", style, "x1", x, "y1", top, "x2", x + cells, "y2", top);
      out.append("/>\n");
    }
    int middle = x + CELL / 2;
    for (Cell cell : segment.cells()) {
      text("c", middle, y + TOP + UPPER, cell.upper());
      if (!cell.lower().isEmpty()) {
        text("c b", middle, y + TOP + LOWER, cell.lower());
      }
      middle += CELL;
    }
  }

  private void text(String style, int x, int y, String text) {
    start("text", "class", style, "x", x, "y", y);
    out.append('>').append(escaped(text)).append("</text>\n");
  }

  private void start(String tag, Object... namesAndValues) {
    out.append('<').append(tag);
    attributes(namesAndValues);
  }

  private void attributes(Object... namesAndValues) {
    for (int i = 0; i < namesAndValues.length; i += 2) {
      out.append(' ').append(namesAndValues[i]);
      out.append("=\"").append(namesAndValues[i + 1]).append('"');
    }
  }

  private static String escaped(String text) {
    return Shown.visible(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
