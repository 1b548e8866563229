package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import java.util.List;
import java.util.stream.Stream;

/**
 * From the key of an index to that of its table, or back, or to another key of the same entity.
 *
 * @param words what the other key is for this one: {@code the index GSI1, kept by the store, of}
 * @param title of the other key
 * @param file of its page
 */
public record IndexLink(String words, String title, String file) {

  /**
   * The links of a key.
   *
   * @param all all keys of the report
   * @param files of the report
   */
  static List<IndexLink> of(KeyDescription key, List<KeyDescription> all, ReportFileNames files) {
    Stream<IndexLink> table =
        key.index().stream()
            .flatMap(index -> all.stream().filter(it -> it.keyClass().equals(index.table())))
            .map(it -> new IndexLink(shown(key) + " of", it.simpleName(), files.of(it)));
    Stream<IndexLink> indexes =
        all.stream()
            .filter(it -> isIndexOf(it, key))
            .map(it -> new IndexLink("with " + shown(it), it.simpleName(), files.of(it)));
    Stream<IndexLink> others =
        all.stream()
            .filter(it -> it.entity().equals(key.entity()) && !it.keyClass().equals(key.keyClass()))
            .filter(it -> !isIndexOf(it, key) && !isIndexOf(key, it))
            .map(it -> new IndexLink("beside", it.simpleName(), files.of(it)));
    return Stream.of(table, indexes, others).flatMap(it -> it).toList();
  }

  private static boolean isIndexOf(KeyDescription index, KeyDescription table) {
    return index.index().filter(it -> it.table().equals(table.keyClass())).isPresent();
  }

  /** What an index is called: {@code the sparse index GSI1, kept by the store,}. */
  private static String shown(KeyDescription index) {
    return index
        .index()
        .map(
            it ->
                "the %sindex%s, kept by the %s,"
                    .formatted(
                        it.sparse() ? "sparse " : "",
                        it.name().map(name -> " " + name).orElse(""),
                        it.maintainedBy()))
        .orElseThrow();
  }
}
