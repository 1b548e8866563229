package dev.keywright.store.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportSourceTest {
  private static List<Integer> all(ImportSource<Integer> source) {
    return IntStream.range(0, source.sets())
        .boxed()
        .flatMap(it -> source.read(it).stream())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"0, 3, 0", "1, 3, 1", "3, 3, 1", "10, 3, 4", "10, 2147483647, 1"})
  void rowsThatAreMadeAreCutAsThoseInMemory(int count, int rowsPerSet, int sets) {
    List<Integer> rows = IntStream.range(0, count).map(it -> it * it).boxed().toList();
    ImportSource<Integer> made = ImportSource.of("squares", count, rowsPerSet, it -> it * it);
    ImportSource<Integer> inMemory = ImportSource.of("squares", rows, rowsPerSet);

    assertThat(made).extracting(ImportSource::sets).isEqualTo(sets);
    assertThat(made.name()).isEqualTo(inMemory.name());
    assertThat(all(made)).isEqualTo(all(inMemory)).isEqualTo(rows);
    assertThat(IntStream.range(0, sets).map(made::rowsIn).sum()).isEqualTo(count);
    assertThat(made.rows()).isEqualTo(count);
  }

  @Test
  void rowsThatAreMappedKeepTheirSetsAndTheirName() {
    ImportSource<Integer> numbers = ImportSource.of("numbers", List.of(1, 2, 3), 2);
    ImportSource<String> texts = numbers.map(it -> "n" + it);

    assertThat(texts.read(0)).containsExactly("n1", "n2");
    assertThat(texts.read(1)).containsExactly("n3");
    assertThat(texts.name()).isEqualTo(numbers.name());
    assertThat(texts.rows()).isEqualTo(3);
    assertThat(texts.sets()).isEqualTo(2);
    assertThat(texts.rowsIn(1)).isEqualTo(1);
  }

  @Test
  void aSetHasRows() {
    assertThatThrownBy(() -> ImportSource.of("numbers", 5, 0, it -> it))
        .hasMessage("rowsPerSet is 0, but must be 1 or more");
  }
}
