package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Every law, on every way to declare a part; each prints how much it has tried. It is one class, so
 * that no other JVM compiles the designs again.
 */
class LawsTest {

  @TestFactory
  Stream<DynamicTest> oneDesignForEachCell() throws Exception {
    CompiledDesigns cells = CompiledDesigns.ofCells();
    List<Tally> tallies =
        new ArrayList<>(EveryLaw.judge("one design for each cell", cells).values());
    tallies.add(EveryLaw.elsewhere("one design for each cell", cells));
    tallies.add(EightThreads.judge("eight threads, some cells", cells.load()));
    tallies.add(tryDecode("tryDecode, some cells", cells.load()));
    return tests(tallies);
  }

  @TestFactory
  @Tag("full")
  Stream<DynamicTest> allOtherDesignsByTheirCodecs() {
    return otherDesignsByTheirCodecs();
  }

  @TestFactory
  @Tag("evidence")
  Stream<DynamicTest> everyChangeOfAllOtherDesigns() {
    return otherDesignsByTheirCodecs();
  }

  private static Stream<DynamicTest> otherDesignsByTheirCodecs() {
    return tests(CodecLaws.judge("codecs of all other designs", CompiledDesigns.allOthers()));
  }

  @TestFactory
  @Tag("full")
  Stream<DynamicTest> aTenthOfTheOtherDesigns() {
    return otherDesigns();
  }

  @TestFactory
  @Tag("evidence")
  Stream<DynamicTest> allOtherDesigns() {
    return otherDesigns();
  }

  /** Those that {@code laws.tenth} chooses: a number from 0 to 9, or {@code all}. */
  private static Stream<DynamicTest> otherDesigns() {
    Map<String, Tally> tallies = EveryLaw.judge("other designs", CompiledDesigns.others());
    tallies.get("unique suffixes").requireAtLeast(18, "layouts with a suffix");
    return tests(tallies.values());
  }

  @TestFactory
  @Tag("full")
  Stream<DynamicTest> samplesOfAllDesigns() throws Exception {
    List<LoadedDesign> all = CompiledDesigns.everything();
    Tally read = new Tally("long texts read");
    Cores.forEach(everySo(89, all), new LongTexts(read)::read);
    Tally written = new Tally("long texts written");
    Cores.forEach(
        all.stream().filter(it -> it.design().name().hashCode() % 61 == 0).toList(),
        new LongTexts(written)::write);
    return tests(
        List.of(
            EightThreads.judge("eight threads", CompiledDesigns.everything()),
            tryDecode("tryDecode", all),
            read,
            written));
  }

  private static Tally tryDecode(String law, List<LoadedDesign> designs) {
    Tally tally = new Tally(law);
    Cores.forEach(everySo(16, designs), new TryDecodeLaw(tally)::judge);
    return tally;
  }

  private static List<LoadedDesign> everySo(int many, List<LoadedDesign> designs) {
    return IntStream.range(0, designs.size() / many).mapToObj(i -> designs.get(i * many)).toList();
  }

  private static Stream<DynamicTest> tests(Collection<Tally> tallies) {
    return tallies.stream().map(it -> DynamicTest.dynamicTest(it.law(), it::close));
  }
}
