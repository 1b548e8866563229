package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keywright.cli.InstalledCommand.Ended;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Results that do not arrive where they were sent. */
@DisabledOnOs(OS.WINDOWS)
class LostOutputTest {
  private static final String LAYOUT = "TEXT separator=',' | pk: id int pad=6";
  private static final String FULL = "/dev/full";
  private static final String NO_SPACE = "No space left on device\n";
  private static final String FAILED = "keywright: the command failed: ";
  private static final String LOST = FAILED + "standard output cannot be written: ";

  @TempDir private Path directory;
  private InstalledCommand keywright;
  private String keys;

  @BeforeEach
  void install() throws IOException {
    keywright = new InstalledCommand(directory.resolve("home"));
    keys = Files.writeString(directory.resolve("keys.txt"), "000001\n000002\n").toString();
  }

  private List<String[]> commands() throws IOException {
    String classes = Files.createDirectory(directory.resolve("classes")).toString();
    String pages = directory.resolve("pages").toString();
    return new ArrayList<>(
        List.of(
            new String[] {"profile", keys},
            new String[] {"profile", "--json", keys},
            new String[] {"infer", keys},
            new String[] {"infer", "-o", "-", keys},
            new String[] {"verify", "--layout", LAYOUT, keys},
            new String[] {"explain", "--layout", LAYOUT, "000001"},
            new String[] {"diff", LAYOUT, LAYOUT},
            new String[] {"report", classes, "-o", pages},
            new String[] {"simulate", "--writes", "1000", LAYOUT},
            new String[] {"completion"},
            new String[] {"profile", "--help"},
            new String[] {"--version"}));
  }

  @Test
  void aFullDiskEndsEachCommandWithFour() throws Exception {
    assumeTrue(Files.exists(Path.of(FULL)));
    for (String[] command : commands()) {
      Ended ended = keywright.run("\"$@\" > " + FULL, command);
      assertThat(ended.err()).as(command[0]).endsWith(LOST + NO_SPACE);
      assertThat(ended.err().lines()).as(command[0]).hasSize(command[0].equals("report") ? 2 : 1);
      assertThat(ended.code()).as(command[0]).isEqualTo(4);
    }
  }

  @Test
  void aClosedPipeIsNoFault() throws Exception {
    String code = directory.resolve("code").toString();
    for (String[] command : List.of(new String[] {"completion"}, new String[] {"profile", keys})) {
      Ended ended = keywright.run("{ \"$@\"; echo $? > " + code + "; } | true", command);
      assertThat(ended.err()).isEmpty();
      assertThat(Files.readString(Path.of(code))).isEqualTo("0\n");
    }
    Ended faults =
        keywright.run(
            "{ \"$@\"; echo $? > " + code + "; } | true",
            "verify",
            "--layout",
            LAYOUT.replace("6", "9"),
            keys);
    assertThat(faults.err()).isEmpty();
    assertThat(Files.readString(Path.of(code))).isEqualTo("1\n");
  }

  @Test
  void aFileThatCannotBeWrittenEndsWithFour() throws Exception {
    assumeTrue(Files.exists(Path.of(FULL)));
    Ended source = keywright.run("\"$@\"", "infer", "-o", FULL, keys);
    assertThat(source.err()).isEqualTo(FAILED + FULL + " cannot be written: " + NO_SPACE);
    assertThat(source.code()).isEqualTo(4);
    Ended picture = keywright.run("\"$@\"", "simulate", "--svg", FULL, LAYOUT);
    assertThat(picture.err()).isEqualTo(FAILED + FULL + " cannot be written: " + NO_SPACE);
    assertThat(picture.code()).isEqualTo(4);
    Ended report = keywright.run("\"$@\" 2>&1 | tail -n 1", "report", "src", "-o", keys + "/x");
    assertThat(report.out()).startsWith(FAILED + keys + "/x cannot be written: ");
  }

  @Test
  void aResultTakesTheFileOfNoInput() throws Exception {
    String file = Files.writeString(directory.resolve("Keys"), "000001\nx\n").toString();
    Path link = Files.createSymbolicLink(directory.resolve("Link"), Path.of(file));
    String told = " would take the place of an input\n";
    Ended rejects = keywright.run("\"$@\"", "verify", "--layout", LAYOUT, "--rejects", file, file);
    assertThat(rejects.err()).startsWith("keywright: --rejects " + file + told);
    assertThat(rejects.code()).isEqualTo(2);
    Run source = Run.of("infer", "-o", link.toString(), file);
    assertThat(source.err()).startsWith("keywright: --output " + link + told);
    assertThat(source.code()).isEqualTo(2);
    assertThat(Files.readString(Path.of(file))).isEqualTo("000001\nx\n");
    for (String[] dash :
        List.of(
            new String[] {"verify", "--layout", LAYOUT, "--rejects", "-", file},
            new String[] {"simulate", "--svg", "-", LAYOUT})) {
      assertThat(Run.of(dash).err()).contains("- is no file here; write ./- for a file");
      assertThat(Run.of(dash).code()).isEqualTo(2);
    }
  }

  @Test
  void aLinkStaysAndItsTargetIsWritten() throws Exception {
    Path target = directory.resolve("Target.java");
    Path second = Files.createSymbolicLink(directory.resolve("Second"), Path.of("Target.java"));
    Path first = Files.createSymbolicLink(directory.resolve("First"), second);
    for (int i = 0; i < 2; i++) {
      assertThat(Run.of("infer", "-o", first.toString(), keys).err()).isEmpty();
      assertThat(first).isSymbolicLink();
      assertThat(second).isSymbolicLink();
      assertThat(target).isRegularFile().content().contains("record");
    }
    Path loop = directory.resolve("Loop");
    Files.createSymbolicLink(loop, loop);
    Run endless = Run.of("infer", "-o", loop.toString(), keys);
    assertThat(endless.err())
        .isEqualTo(
            FAILED + loop + " cannot be written: it is a symbolic link that leads to itself\n");
    assertThat(endless.code()).isEqualTo(4);
  }

  @Test
  void aPipeIsWrittenTo() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/stdout")));
    Ended piped = keywright.run("\"$@\" | cat", "simulate", "--svg", "/dev/stdout", LAYOUT);
    assertThat(piped.err()).isEmpty();
    assertThat(piped.out()).contains("<svg");
  }

  @Test
  void nothingIsHalfWritten() throws Exception {
    Path folder = Files.createDirectory(directory.resolve("results"));
    Ended onto = keywright.run("\"$@\"", "simulate", "--svg", folder.toString(), LAYOUT);
    assertThat(onto.err()).isEqualTo(FAILED + folder + " cannot be written: it is a directory\n");
    assertThat(onto.code()).isEqualTo(4);
    Path svg = Files.writeString(folder.resolve("load.svg"), "the old one");
    // A file may have one block of 512 or 1024 bytes, as on a disk that gets full in the middle.
    Ended full =
        keywright.run(
            "trap '' XFSZ; ulimit -f 1; KEYWRIGHT_JAVA_OPTIONS=-XX:-UsePerfData \"$@\"",
            "simulate",
            "--svg",
            svg.toString(),
            LAYOUT);
    assertThat(full.code()).isEqualTo(4);
    assertThat(full.err()).startsWith(FAILED + svg + " cannot be written: ");
    assertThat(full.err().lines()).hasSize(1);
    assertThat(svg).hasContent("the old one");
    assertThat(folder.toFile().list()).containsExactly("load.svg");
    assertThat(keywright.run("\"$@\"", "simulate", "--svg", svg.toString(), LAYOUT).code())
        .isZero();
    assertThat(Files.readString(svg)).startsWith("<svg");
    assertThat(folder.toFile().list()).containsExactly("load.svg");
  }

  /** On a file system of 16 kB that is full but for a block; only root can mount one. */
  @Test
  void aFullFileSystemKeepsTheOldFile() throws Exception {
    Path disk = Files.createDirectory(directory.resolve("disk"));
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/unshare")));
    String mounted =
        "unshare -m sh -c 'mount -t tmpfs -o size=16k none \"$0\" || exit 77; cd \"$0\";"
            + " echo old > load.svg; head -c 8192 /dev/zero > filler; \"$@\"; code=$?;"
            + " cat load.svg; ls; exit $code' "
            + disk
            + " \"$@\"";
    Ended full = keywright.run(mounted, "simulate", "--svg", "load.svg", LAYOUT);
    assumeTrue(full.code() != 77 && !full.err().contains("unshare"));
    assertThat(full.err()).isEqualTo(FAILED + disk + "/load.svg cannot be written: " + NO_SPACE);
    assertThat(full.code()).isEqualTo(4);
    assertThat(full.out()).endsWith("old\nfiller\nload.svg\n");
    Ended pages = keywright.run(mounted, "infer", "-o", "load.svg", keys);
    assertThat(pages.code()).isLessThan(2);
    assertThat(pages.out()).contains("record ").endsWith("filler\nload.svg\n");
  }

  /** As a file that a shell redirects into. */
  @Test
  void aNewFileHasThePermissionsOfTheShell() throws Exception {
    Path folder = Files.createDirectory(directory.resolve("results"));
    Path made = folder.resolve("made.svg");
    Path redirected = folder.resolve("redirected.svg");
    Ended ended =
        keywright.run(
            "umask 027; \"$@\"; : > " + redirected, "simulate", "--svg", "" + made, LAYOUT);
    assertThat(ended.code()).isZero();
    assertThat(Files.getPosixFilePermissions(made))
        .isEqualTo(Files.getPosixFilePermissions(redirected));
    Set<PosixFilePermission> shared = PosixFilePermissions.fromString("rw-rw-rw-");
    Files.setPosixFilePermissions(made, shared);
    assertThat(keywright.run("\"$@\"", "simulate", "--svg", "" + made, LAYOUT).code()).isZero();
    assertThat(Files.getPosixFilePermissions(made)).isEqualTo(shared);
  }

  @Test
  void aFolderThatCannotBeWrittenIsNamed() throws Exception {
    String svg = "/proc/load.svg";
    assumeTrue(Files.isDirectory(Path.of("/proc/self")));
    Ended ended = keywright.run("\"$@\"", "simulate", "--svg", svg, LAYOUT);
    assertThat(ended.code()).isEqualTo(4);
    assertThat(ended.err()).startsWith(FAILED + svg + " cannot be written: ");
    assertThat(ended.err()).doesNotContain(".tmp");
    assertThat(ended.err().lines()).hasSize(1);
  }

  @Test
  void eachReasonButAClosedPipeIsToldInOneLine() throws IOException {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException("the disk is\ngone");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertThat(run(broken, err)).isEqualTo(4);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(LOST + "the disk is\\u000agone" + System.lineSeparator());

    Pipe pipe = Pipe.open();
    pipe.source().close();
    ByteArrayOutputStream silent = new ByteArrayOutputStream();
    try (OutputStream closed = Channels.newOutputStream(pipe.sink())) {
      assertThat(run(closed, silent)).isZero();
    }
    assertThat(silent.size()).isZero();
  }

  private static int run(OutputStream out, OutputStream err) {
    return Keywright.run(
        InputStream.nullInputStream(), new Interruption(), out, err, "diff", LAYOUT, LAYOUT);
  }
}
