package dev.keywright.report.compare;

import dev.keywright.description.key.Finding;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.Map;

/**
 * A key of one of two designs.
 *
 * @param name by which it is found in the other design
 * @param title its class without the package, or the name of its layout
 * @param figures by their labels; none if only its layout is known
 */
public record ComparedKey(
    String name,
    String title,
    LayoutSignature layout,
    Map<String, String> figures,
    List<Finding> findings) {

  /** A key of which only the layout is known. */
  public static ComparedKey of(String name, LayoutSignature layout) {
    return new ComparedKey(name, name, layout, Map.of(), List.of());
  }

  /** A key as the processor describes it. */
  public static ComparedKey of(KeyDescription key) {
    return new ComparedKey(
        key.keyClass(),
        key.simpleName(),
        LayoutSignature.parse(key.layout()),
        KeyFigures.of(key),
        key.allFindings().toList());
  }
}
