package dev.keywright.simulator.picture;

/** The style of a heat map: the colours of its steps, on a light and on a dark ground. */
final class HeatStyle {
  private HeatStyle() {}

  /** The style sheet. A page can replace its custom properties. */
  static String css() {
    StringBuilder light = new StringBuilder();
    StringBuilder dark = new StringBuilder();
    StringBuilder use = new StringBuilder();
    for (int i = 0; i < HeatStep.ALL.size(); i++) {
      light.append("--kw-").append(i).append(':').append(HeatStep.ALL.get(i).light()).append(';');
      dark.append("--kw-").append(i).append(':').append(HeatStep.ALL.get(i).dark()).append(';');
      use.append(".kw-").append(i).append("{fill:var(--kw-").append(i).append(")}");
    }
    return ".kw-heat{"
        + light
        + "--kw-ground:#ffffff;--kw-ink:#1d2126;--kw-soft:#565d66;--kw-line:#c3c8ce}"
        + "@media(prefers-color-scheme:dark){.kw-heat{"
        + dark
        + "--kw-ground:#0d1014;--kw-ink:#e8ebee;--kw-soft:#a7b0ba;--kw-line:#3c444d}}"
        + use
        + ".kw-ground{fill:var(--kw-ground)}.kw-ink{fill:var(--kw-ink)}.kw-soft{fill:var(--kw-soft)}"
        + ".kw-title{fill:var(--kw-ink);font-size:16px;font-weight:600}"
        + ".kw-name{fill:var(--kw-ink);font-size:13px;font-weight:600}"
        + ".kw-frame{fill:none;stroke:var(--kw-line)}"
        + ".kw-mark{fill:none;stroke:var(--kw-ground);stroke-width:.7}"
        + ".kw-mark-fill{fill:var(--kw-ground)}";
  }
}
