package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a checkpoint does with files that it finds. */
class CheckpointTest {
  private static final ImportSource<Integer> SOURCE =
      ImportSource.of("münzen", List.of(1, 2, 3, 4), 1);
  private static final String HEADER = "import of münzen, 4 rows, 1 in a set into a map\n";

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = directory.resolve("checkpoint");
  }

  private Checkpoint open() {
    return Checkpoint.open(file, SOURCE, "a map");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one line without end",
        "a,b\n1,2\n3,4",
        "\n",
        "i am no checkpoint",
        "import of münzen, 4 rows, 1 in a set into a map and more\n0\n",
      })
  void anotherFileIsRefusedAndLeftAsItIs(String content) throws IOException {
    Files.writeString(file, content, UTF_8);

    assertThatThrownBy(this::open)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("name another file");
    assertThat(Files.readString(file, UTF_8)).isEqualTo(content);
  }

  @Test
  void nobodyIsToldToDeleteAFileThatIsNoCheckpoint() throws IOException {
    Files.writeString(file, "a,b\n1,2", UTF_8);

    assertThatThrownBy(this::open)
        .hasMessage(file + " is not a checkpoint, and was left as it is; name another file");
  }

  @Test
  void bytesThatAreNoTextAreLeftAsTheyAre() throws IOException {
    byte[] content = {(byte) 0xff, (byte) 0xc3, '\n', (byte) 0xe2};
    Files.write(file, content);

    assertThatThrownBy(this::open).isInstanceOf(IllegalArgumentException.class);
    assertThat(Files.readAllBytes(file)).isEqualTo(content);
  }

  @Test
  void aCheckpointOfAnotherTargetIsRefused() throws IOException {
    open().close();

    assertThatThrownBy(() -> Checkpoint.open(file, SOURCE, "a list"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("belongs to the " + HEADER.strip() + ", not to the import of münzen")
        .hasMessageContaining("into a list;");
    assertThat(Files.readString(file, UTF_8)).isEqualTo(HEADER);
  }

  @Test
  void aFirstLineThatWasCutOffAnywhereIsWrittenAgain() throws IOException {
    byte[] whole = HEADER.getBytes(UTF_8);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      open().close();
      assertThat(Files.readAllBytes(file)).as("cut after %s bytes", length).isEqualTo(whole);
    }
  }

  @Test
  void whatFollowsTheLastLineEndIsCutOffAtTheRightByte() throws IOException {
    byte[] line = (HEADER + "2\n").getBytes(UTF_8);
    byte[] torn = Arrays.copyOf(line, line.length + 2);
    torn[line.length] = (byte) 0xc3;
    torn[line.length + 1] = (byte) 0xff;
    Files.write(file, torn);

    try (Checkpoint checkpoint = open()) {
      assertThat(checkpoint.isWritten(2)).isTrue();
      checkpoint.add(3);
    }
    assertThat(Files.readString(file, UTF_8)).isEqualTo(HEADER + "2\n3\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"+1", "-0", "01", " 1", "", "4", "2147483648", "99999999999", "١"})
  void onlyTheNumberOfASetIsOne(String line) throws IOException {
    String content = HEADER + "0\n" + line + "\n";
    Files.writeString(file, content, UTF_8);

    assertThatThrownBy(this::open)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("which is not a set: sets are 0 to 3");
    assertThat(Files.readString(file, UTF_8)).isEqualTo(content);
  }

  @Test
  void aMissingDirectoryIsNamedWithItsFix() {
    Path missing = directory.resolve("missing").resolve("checkpoint");

    assertThatThrownBy(() -> Checkpoint.open(missing, SOURCE, "a map"))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage(
            "cannot use the checkpoint " + missing + ": its directory does not exist; create it");
  }
}
