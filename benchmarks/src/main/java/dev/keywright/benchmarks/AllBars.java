package dev.keywright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** All bars, in the order in which they are printed. */
final class AllBars {
  private AllBars() {}

  static List<Bar> list() {
    List<Bar> bars = new ArrayList<>();
    textEncode(bars);
    textDecode(bars);
    return List.copyOf(bars);
  }

  private static void textEncode(List<Bar> bars) {
    String operation = "TEXT encode to String";
    Cost string = Cost.time("ours", "TextEncode.keywright");
    bars.add(new Bar(operation, string, Cost.time("good", "TextEncode.good"), 0.9));
    bars.add(new Bar(operation, string, Cost.time("limit", "TextEncode.limit"), 1.1));
    bars.add(new Bar(operation, string, Cost.time("String.format", "TextEncode.format"), 0.05));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "TextEncode.keywright"),
            Cost.memory("the String alone", "TextEncode.stringAlone"),
            1));

    operation = "TEXT encode to bytes";
    Cost bytes = Cost.time("ours", "TextEncode.keywrightBytes");
    bars.add(new Bar(operation, bytes, Cost.time("good", "TextEncode.goodBytes"), 0.9));
    bars.add(new Bar(operation, bytes, Cost.time("limit", "TextEncode.limitBytes"), 1.1));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "TextEncode.keywrightBytes"),
            Cost.memory("the array alone", "TextEncode.bytesAlone"),
            1));
  }

  private static void textDecode(List<Bar> bars) {
    String operation = "TEXT decode";
    Cost ours = Cost.time("ours", "TextDecode.keywright");
    bars.add(new Bar(operation, ours, Cost.time("good", "TextDecode.good"), 1));
    bars.add(
        new Bar(operation, ours, Cost.time("split and parse", "TextDecode.splitAndParse"), 0.45));
    bars.add(
        new Bar(
            operation,
            Cost.memory("ours", "TextDecode.keywright"),
            Cost.memory("the values alone", "TextDecode.valuesAlone"),
            1));
  }
}
