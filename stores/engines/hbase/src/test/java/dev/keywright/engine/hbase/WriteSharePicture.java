package dev.keywright.engine.hbase;

import java.util.List;
import java.util.Locale;
import org.apache.hadoop.hbase.ServerName;

/** Draws how writes are spread: a bar for each region, in the colour of its server, as SVG. */
final class WriteSharePicture {
  private static final List<String> COLOURS = List.of("#2f6f9f", "#e08a2e");
  private static final int WIDTH = 760;
  private static final int LEFT = 60;
  private static final int BAR = 34;
  private static final int GAP = 8;
  private static final int CHART = 120;
  private static final int ROW = CHART + 74;
  private static final int TOP = 74;

  private final StringBuilder svg = new StringBuilder();
  private final List<ServerName> servers;

  private WriteSharePicture(List<ServerName> servers) {
    this.servers = servers;
  }

  /**
   * The picture.
   *
   * @param servers in the order of their colours
   */
  static String of(List<WriteShare> shares, List<ServerName> servers) {
    WriteSharePicture picture = new WriteSharePicture(servers);
    picture.open(TOP + shares.size() * ROW);
    for (int i = 0; i < shares.size(); i++) {
      picture.chart(shares.get(i), TOP + i * ROW);
    }
    return picture.svg.append("</svg>\n").toString();
  }

  private void open(int height) {
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            + " viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">",
        WIDTH, height, WIDTH, height);
    line("<title>Share of writes by region and region server of HBase</title>");
    line("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>", WIDTH, height);
    text(LEFT, 28, "start", "17", "Where the writes of HBase go: 16 regions on 2 region servers");
    for (int i = 0; i < servers.size(); i++) {
      int x = LEFT + i * 150;
      line("<rect x=\"%d\" y=\"42\" width=\"12\" height=\"12\" fill=\"%s\"/>", x, COLOURS.get(i));
      text(x + 18, 53, "start", "13", "region server " + (i + 1));
    }
  }

  private void chart(WriteShare share, int top) {
    text(
        LEFT,
        top + 20,
        "start",
        "14",
        String.format(
            Locale.ROOT,
            "%s: busiest region %.1f %%, busiest server %.1f %% of %,d writes",
            share.title(),
            100 * share.busiestRegion(),
            100 * share.busiestServer(),
            share.writes()));
    int floor = top + 34 + CHART;
    scale(floor);
    for (int i = 0; i < share.regions().size(); i++) {
      RegionWrites region = share.regions().get(i);
      long height = Math.round((double) CHART * region.writes() / share.writes());
      int x = LEFT + i * (BAR + GAP);
      line(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>",
          x, floor - height, BAR, height, COLOURS.get(servers.indexOf(region.server())));
      text(x + BAR / 2, floor + 16, "middle", "11", Integer.toString(i + 1));
    }
  }

  private void scale(int floor) {
    for (int percent = 0; percent <= 100; percent += 50) {
      int y = floor - CHART * percent / 100;
      line("<path d=\"M%d %dH%d\" stroke=\"#d0d0d0\"/>", LEFT, y, LEFT + 16 * (BAR + GAP) - GAP);
      text(LEFT - 8, y + 4, "end", "11", percent + " %");
    }
  }

  private void text(int x, int y, String anchor, String size, String content) {
    line(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" font-size=\"%s\" fill=\"#222222\">%s</text>",
        x, y, anchor, size, content);
  }

  private void line(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }
}
