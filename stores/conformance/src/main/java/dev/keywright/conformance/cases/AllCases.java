package dev.keywright.conformance.cases;

import dev.keywright.conformance.Case;
import java.util.List;

/** Every kind of layout. */
public final class AllCases {
  private AllCases() {}

  /** The cases, in the order in which they are printed. */
  public static List<Case<?>> cases() {
    return List.of(
        NativeCases.purchases(),
        TextCases.sales(),
        NamedCases.orders(),
        TemplateCases.items(),
        TextCases.posts(),
        TextCases.hashedOrders(),
        TextCases.escapedTexts(),
        BucketCases.readings(),
        NativeCases.contacts(),
        NativeCases.blobs(),
        BucketCases.events(),
        BinaryCases.documents(),
        BinaryCases.measurements());
  }
}
