package dev.keywright.report;

import dev.keywright.runtime.Shown;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** Fills the templates, which the build has turned into classes. */
final class Templates {
  private static final String PACKAGE = "dev.keywright.report.template";
  private static final String STYLE = "report.css";

  private final TemplateEngine engine =
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, Templates.class.getClassLoader(), PACKAGE);
  private final String style;

  Templates() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(Templates.class.getResourceAsStream(STYLE), STYLE)) {
      style = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /**
   * A page as HTML, with its style sheet inside. The templates escape markup; what a browser obeys
   * besides, such as marks that turn lines round, is spelled out here, for all places alike.
   */
  String render(String template, Object page) {
    StringOutput out = new StringOutput();
    engine.render(template + ".jte", Map.of("page", page, "style", style), out);
    return Shown.visibleLines(out.toString());
  }
}
