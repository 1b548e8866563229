package dev.keywright.analysis.infer.fault;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Looks for keys in which a part, a bucket or a hash prefix is not what it is in all others. */
final class DerivedFaults {
  private final ExplainedKeys explained;
  private final LayoutSignature layout;

  DerivedFaults(ExplainedKeys explained) {
    this.explained = explained;
    this.layout = explained.reader().signature();
  }

  /** The faults of parts that most keys compute. */
  List<Fault> of(List<Derivation> derivations) {
    List<Fault> faults = new ArrayList<>();
    for (Derivation derivation : derivations) {
      if (!derivation.misses().isEmpty()) {
        faults.add(of(derivation));
      }
    }
    return faults;
  }

  private Fault of(Derivation derivation) {
    int wrong = derivation.misses().get(0);
    int right = 0;
    while (derivation.misses().contains(right)) {
      right++;
    }
    PartSignature part =
        layout.parts().filter(it -> it.name().equals(derivation.part())).findFirst().orElseThrow();
    String computed = derivation.computed().get(wrong);
    return Fault.derived(
        layout.toString(),
        part.name(),
        Fault.Witness.of(explained, part, right),
        Fault.Witness.of(explained, part, wrong),
        String.format(
            Locale.ROOT,
            "%s is %s, but not in %,d of %,d keys: the second one should have %s.",
            part.name(),
            derivation.how(),
            derivation.misses().size(),
            explained.keys().size(),
            computed.isEmpty() ? "something else" : computed));
  }

  /** Of the keys that the layout does not decode, those whose bucket or hash alone is wrong. */
  List<Fault> ofScatter() {
    KeyInspector inspector = KeyInspector.of(layout);
    Optional<InspectedItem> first = Optional.empty();
    SampledKey wrong = explained.keys().get(0);
    int count = 0;
    for (SampledKey key : explained.rest()) {
      Optional<InspectedItem> item = scattered(inspector, key);
      if (item.isPresent()) {
        first = first.or(() -> item);
        wrong = count == 0 ? key : wrong;
        count++;
      }
    }
    SampledKey shown = wrong;
    int all = count;
    return first
        .map(
            item ->
                Fault.derived(
                    layout.toString(),
                    item.name(),
                    new Fault.Witness(explained.keys().get(0).shown(), ""),
                    new Fault.Witness(shown.shown(), item.raw()),
                    String.format(
                        Locale.ROOT,
                        "%s is wrong in %,d of %,d keys; in the second one, %s.",
                        item.kind() == InspectedItem.Kind.BUCKET
                            ? "The bucket"
                            : "The hash prefix of " + item.name(),
                        all,
                        explained.keys().size() + all,
                        item.remark())))
        .stream()
        .toList();
  }

  /** The bucket or the hash prefix that is wrong, if all else is right. */
  private Optional<InspectedItem> scattered(KeyInspector inspector, SampledKey key) {
    boolean isText = layout.format().isText();
    if (isText && !key.isText()) {
      return Optional.empty();
    }
    Object[] contents = new Object[key.columns()];
    for (int i = 0; i < contents.length; i++) {
      contents[i] = isText ? new String(key.column(i), UTF_8) : key.column(i);
    }
    List<InspectedItem> items = inspector.inspect(contents).items();
    List<InspectedItem> odd =
        items.stream()
            .filter(it -> it.outcome() == Outcome.WRONG || it.outcome() == Outcome.CUT_OFF)
            .toList();
    return odd.size() == 1 && odd.get(0).outcome() == Outcome.WRONG
        ? odd.stream().filter(DerivedFaults::isScatter).findFirst()
        : Optional.empty();
  }

  private static boolean isScatter(InspectedItem item) {
    return item.kind() == InspectedItem.Kind.BUCKET
        || item.kind() == InspectedItem.Kind.HASH_PREFIX;
  }
}
