package dev.keywright.analysis.source;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.Map;

/**
 * What to write of one layout.
 *
 * @param name of the record
 * @param layout of its key, which says all that the compiler needs
 * @param remarks sentences for its Javadoc
 * @param seen what stored keys have, by the name of the part: one comment for each text
 */
public record EntityPlan(
    String name, LayoutSignature layout, List<String> remarks, Map<String, List<String>> seen) {

  public EntityPlan {
    remarks = List.copyOf(remarks);
    seen = Map.copyOf(seen);
  }
}
