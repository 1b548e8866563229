package dev.keywright.simulator.picture;

import dev.keywright.runtime.Shown;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Heat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Forecasts as a heat map in SVG: time from left to right, the key space from bottom to top.
 * Several forecasts are rows on one scale. The same forecasts give the same text.
 *
 * <p>Steps of the scale differ in lightness, and the hot ones have a pattern too. The picture
 * follows the reader's preference for light or dark, and needs nothing from elsewhere.
 */
public final class HeatMap {
  private static final int LEFT = 176;
  private static final int PLOT = 672;
  private static final int WIDTH = LEFT + PLOT + 24;
  private static final int CELL = 4;
  private static final int CHART = Heat.ROWS * CELL;
  private static final int HEAD = 46;
  private static final int FOOT = 34;
  private static final int TOP = 58;
  private static final int LEGEND = 46;
  private static final int TICKS = 4;
  private static final int LONGEST_LABEL = 25;

  private final StringBuilder svg = new StringBuilder();
  private final String id;

  private HeatMap(String id) {
    this.id = id;
  }

  /** The picture of some forecasts, one below the other. */
  public static String svg(List<Forecast> forecasts) {
    return svg(forecasts, "heat");
  }

  /**
   * The picture of some forecasts, for a page with several pictures.
   *
   * @param id what the ids inside the picture begin with
   */
  public static String svg(List<Forecast> forecasts, String id) {
    HeatMap map = new HeatMap(id);
    int row = HEAD + CHART + FOOT;
    map.open(TOP + forecasts.size() * row + LEGEND, forecasts);
    for (int i = 0; i < forecasts.size(); i++) {
      map.chart(forecasts.get(i), TOP + i * row);
    }
    map.legend(TOP + forecasts.size() * row);
    return map.svg.append("</svg>\n").toString();
  }

  private void open(int height, List<Forecast> forecasts) {
    List<String> described = new ArrayList<>();
    forecasts.forEach(it -> described.add(it.title() + ": " + summary(it)));
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"kw-heat\" role=\"img\""
            + " viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" aria-label=\"%s\""
            + " font-family=\"system-ui,sans-serif\" font-size=\"12\">",
        WIDTH,
        height,
        WIDTH,
        height,
        escaped("Forecast of writes by time and key. " + String.join(". ", described)));
    line("<style>%s</style>", HeatStyle.css());
    line("<defs>");
    pattern("dots", "<circle cx=\"2\" cy=\"2\" r=\"0.8\" class=\"kw-mark-fill\"/>");
    pattern("lines", "<path d=\"M0 4L4 0\" class=\"kw-mark\"/>");
    line("</defs>");
    line("<rect width=\"%d\" height=\"%d\" class=\"kw-ground\"/>", WIDTH, height);
    text(16, 26, "start", "kw-title", "Where the writes go");
    String store = forecasts.get(0).store();
    text(
        16,
        44,
        "start",
        "kw-soft",
        String.format(
            Locale.ROOT,
            "%s to %s in %s; time runs to the right, keys from bottom to top",
            Counted.of(forecasts.get(0).writes(), "write"),
            store,
            duration(forecasts.get(0).heat().seconds())));
  }

  private void pattern(String name, String content) {
    line(
        "<pattern id=\"%s-%s\" width=\"4\" height=\"4\""
            + " patternUnits=\"userSpaceOnUse\">%s</pattern>",
        id, name, content);
  }

  private void chart(Forecast forecast, int top) {
    Heat heat = forecast.heat();
    text(LEFT, top + 18, "start", "kw-name", forecast.title());
    text(LEFT, top + 36, "start", "kw-soft", summary(forecast));
    int roof = top + HEAD;
    line(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" class=\"kw-0\"/>",
        LEFT, roof, PLOT, CHART);
    line("<g shape-rendering=\"crispEdges\">");
    for (int step = 1; step < HeatStep.ALL.size(); step++) {
      cells(heat, step, roof);
    }
    line("</g>");
    line(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" class=\"kw-frame\"/>",
        LEFT, roof, PLOT, CHART);
    keys(heat, roof);
    for (int i = 0; i <= TICKS; i++) {
      String anchor = i == 0 ? "start" : i == TICKS ? "end" : "middle";
      text(
          LEFT + PLOT * i / TICKS,
          roof + CHART + 16,
          anchor,
          "kw-soft",
          duration(heat.seconds() * i / TICKS));
    }
  }

  private static String summary(Forecast forecast) {
    return String.format(
        Locale.ROOT,
        "busiest range %.1f %%, busiest server %.1f %% of the writes; %s at the end",
        100 * forecast.busiestRange(),
        100 * forecast.busiestServer(),
        Counted.of(forecast.last().ranges(), "range"));
  }

  /** All cells of one step, as one path of runs. */
  private void cells(Heat heat, int step, int roof) {
    StringBuilder path = new StringBuilder();
    int below = 0;
    for (int row = 0; row < heat.heights().size(); row++) {
      int height = heat.heights().get(row);
      int y = roof + CHART - (below + height) * CELL;
      int column = 0;
      while (column < heat.columns()) {
        int end = column;
        while (end < heat.columns() && HeatStep.of(heat.share(row, end)) == step) {
          end++;
        }
        if (end > column) {
          int x = x(heat, column);
          int width = x(heat, end) - x;
          path.append('M').append(x).append(' ').append(y);
          path.append('h').append(width).append('v').append(height * CELL);
          path.append("h-").append(width).append('z');
        }
        column = Math.max(end, column + 1);
      }
      below += height;
    }
    if (path.length() > 0) {
      line("<path class=\"kw-%d\" d=\"%s\"/>", step, path);
      String pattern = HeatStep.ALL.get(step).pattern();
      if (!pattern.isEmpty()) {
        line("<path fill=\"url(#%s-%s)\" d=\"%s\"/>", id, pattern, path);
      }
    }
  }

  private static int x(Heat heat, int column) {
    return LEFT + PLOT * column / heat.columns();
  }

  private void keys(Heat heat, int roof) {
    int rows = heat.labels().size();
    text(LEFT - 8, roof + CHART - 2, "end", "kw-soft", "first keys");
    if (rows > 2) {
      text(
          LEFT - 8, roof + CHART / 2 + 4, "end", "kw-soft", shortened(heat.labels().get(rows / 2)));
    }
    text(
        LEFT - 8,
        roof + 11,
        "end",
        "kw-soft",
        rows > 1 ? shortened(heat.labels().get(rows - 1)) : "last keys");
  }

  private static String shortened(String label) {
    return label.length() <= LONGEST_LABEL
        ? label
        : "\u2026" + label.substring(label.length() - LONGEST_LABEL + 1);
  }

  private void legend(int top) {
    text(16, top + 14, "start", "kw-soft", "Writes of a moment in");
    text(16, top + 30, "start", "kw-soft", "1/" + Heat.ROWS + " of the key space");
    int width = PLOT / HeatStep.ALL.size();
    for (int i = 0; i < HeatStep.ALL.size(); i++) {
      HeatStep step = HeatStep.ALL.get(i);
      int x = LEFT + i * width;
      String box =
          String.format(Locale.ROOT, "x=\"%d\" y=\"%d\" width=\"24\" height=\"16\"", x, top + 8);
      line("<rect %s class=\"kw-%d\"/>", box, i);
      if (!step.pattern().isEmpty()) {
        line("<rect %s fill=\"url(#%s-%s)\"/>", box, id, step.pattern());
      }
      line("<rect %s class=\"kw-frame\"/>", box);
      text(x + 29, top + 21, "start", "kw-soft", step.label());
    }
  }

  /** A time for people. */
  public static String duration(double seconds) {
    long rounded = Math.round(seconds);
    return seconds >= 2 * 86_400
        ? String.format(Locale.ROOT, "%.1f days", seconds / 86_400)
        : seconds >= 2 * 3_600
            ? String.format(Locale.ROOT, "%.1f h", seconds / 3_600)
            : seconds >= 120
                ? String.format(Locale.ROOT, "%.1f min", seconds / 60)
                : rounded + " s";
  }

  private void text(int x, int y, String anchor, String style, String content) {
    line(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" class=\"%s\">%s</text>",
        x, y, anchor, style, escaped(content));
  }

  private static String escaped(String text) {
    return Shown.visible(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private void line(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }
}
