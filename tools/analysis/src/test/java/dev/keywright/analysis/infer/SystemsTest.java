package dev.keywright.analysis.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The keys of systems that exist show their layouts. */
class SystemsTest {
  private static final int KEYS = Integer.getInteger("keys", 10_000);

  @Test
  @Tag("evidence")
  void layoutsOfSystemsAreFound() {
    Map<String, List<Systems.Kind>> systems = new LinkedHashMap<>();
    for (Systems.Kind kind : Systems.all()) {
      systems.computeIfAbsent(kind.system(), it -> new ArrayList<>()).add(kind);
    }
    List<String> missed = new ArrayList<>();
    systems.forEach(
        (name, kinds) -> {
          SplittableRandom random = new SplittableRandom(5);
          Inference inference = Inference.of(InferenceOptions.USUAL);
          for (Systems.Kind kind : kinds) {
            kind.layout().keys(KEYS / kinds.size(), random).forEach(inference::add);
          }
          List<String> expected =
              kinds.stream().map(it -> Layouts.form(it.layout().signature())).sorted().toList();
          List<Candidate> found = inference.report().candidates();
          int place = 0;
          while (place < found.size()
              && !found.get(place).signatures().stream()
                  .map(Layouts::form)
                  .sorted()
                  .toList()
                  .equals(expected)) {
            place++;
          }
          System.out.println(
              name
                  + ": "
                  + place
                  + " of "
                  + found.size()
                  + ", faults "
                  + found.get(0).faults().stream().map(Fault::message).toList()
                  + ", doubts "
                  + found.get(0).doubts());
          if (place > 0) {
            missed.add(name);
            kinds.forEach(it -> System.out.println("    " + it.layout().signature()));
            found.stream()
                .limit(3)
                .forEach(
                    it ->
                        System.out.println(
                            "  " + it.bits() + " " + it.share() + " " + it.signatures()));
          }
        });
    assertThat((double) missed.size() / systems.size()).as("%s", missed).isLessThanOrEqualTo(0.15);
  }
}
