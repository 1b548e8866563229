package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.page.ReportFileNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report on keys whose classes have names that nobody's compiler accepts. */
class HostileNamesTest {
  private static final Pattern LINK = Pattern.compile("<a href=\"([^\"#]+)\"");
  private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,142}");
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  @TempDir private Path root;
  private Path classes;
  private Path pages;
  private Set<Path> before;

  @BeforeEach
  void describeRealKeys() throws IOException {
    classes = Files.createDirectory(root.resolve("classes"));
    Designs.compile(Designs.sources(Designs.FOLDER.resolve("after")), classes);
    pages = root.resolve("some/where/else/report");
  }

  private List<KeyDescription> report(List<String> names) throws IOException {
    new HostileDescriptions(classes).addNamed(names);
    List<KeyDescription> keys = Descriptions.in(List.of(classes));
    before = files(root);
    new Report("hostile", keys, Designs.NO_PICTURE).writeTo(pages);
    return keys;
  }

  @Test
  void everyPageStandsInTheFolderUnderANameOfItsOwn() throws IOException {
    List<KeyDescription> keys = report(HostileDescriptions.NAMES);
    assertThat(keys).hasSizeGreaterThan(HostileDescriptions.NAMES.size());
    assertPagesStandAlone(keys);
    assertLinksLeadToPages();
  }

  @Test
  void soDoPagesOfRandomNames() throws IOException {
    Random random = new Random(33);
    Set<String> names = new LinkedHashSet<>(HostileDescriptions.NAMES);
    while (names.size() < 400) {
      names.add(HostileDescriptions.randomName(random));
    }
    List<KeyDescription> keys = report(new ArrayList<>(names));
    assertPagesStandAlone(keys);
    assertLinksLeadToPages();
  }

  @Test
  void namesOfRealClassesStay() throws IOException {
    report(List.of());
    assertThat(pages.resolve("shop.ShopItem.family.html")).exists();
    assertThat(pages.resolve("shop.UserOrderKey.html")).exists();
  }

  private void assertPagesStandAlone(List<KeyDescription> keys) throws IOException {
    Set<Path> written = files(root);
    written.removeAll(before);
    assertThat(written).allSatisfy(it -> assertThat(it.getParent()).isEqualTo(pages));
    Set<String> families =
        keys.stream()
            .flatMap(key -> key.families().stream())
            .map(KeyDescription.Family::name)
            .collect(Collectors.toSet());
    assertThat(written).hasSize(keys.size() + families.size() + 1);
    Set<String> folded = new TreeSet<>();
    for (Path file : written) {
      String name = file.getFileName().toString();
      assertThat(name).matches(HARMLESS).doesNotContain("..").doesNotMatch(DEVICE);
      String upper = Normalizer.normalize(name, Normalizer.Form.NFKD).toUpperCase(Locale.ROOT);
      assertThat(folded.add(upper)).as(name).isTrue();
    }
    assertThat(written).contains(pages.resolve(ReportFileNames.START));
  }

  private void assertLinksLeadToPages() throws IOException {
    Set<Path> linked = new TreeSet<>(List.of(pages.resolve(ReportFileNames.START)));
    for (Path page : files(pages)) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        Path target = pages.resolve(link.group(1));
        assertThat(target).exists();
        linked.add(target);
      }
    }
    assertThat(linked).isEqualTo(files(pages));
  }

  private static Set<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
