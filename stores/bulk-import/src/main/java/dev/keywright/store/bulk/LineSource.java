package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;

/**
 * The lines of a text file in UTF-8, cut into sets by reading it once: afterwards only the place
 * where each set begins is in memory. A line ends with LF or CR LF. Empty lines are left out.
 *
 * @param <W> a row, as the writer takes it
 */
public final class LineSource<W> implements ImportSource<W> {
  private final Path file;
  private final int headerLines;
  private final int linesPerSet;
  private final Function<String, W> row;
  private final List<Long> starts = new ArrayList<>();
  private final List<Long> startLines = new ArrayList<>();
  private final CRC32C checksum = new CRC32C();
  private long fileLines;
  private long lines;
  private long end;

  private LineSource(Path file, int headerLines, int linesPerSet, Function<String, W> row) {
    this.file = file;
    this.headerLines = headerLines;
    this.linesPerSet = linesPerSet;
    this.row = row;
  }

  /**
   * The lines of a file.
   *
   * @param headerLines how many lines at its beginning are no rows
   * @param linesPerSet 1 or more; a few hundred spread the load best
   * @param row makes a row of a line, without its end
   * @throws UncheckedIOException if the file cannot be read
   */
  public static <W> LineSource<W> of(
      Path file, int headerLines, int linesPerSet, Function<String, W> row) {
    requireAtLeast(0, "headerLines", headerLines);
    requireAtLeast(1, "linesPerSet", linesPerSet);
    LineSource<W> source = new LineSource<>(file, headerLines, linesPerSet, row);
    source.findStarts();
    return source;
  }

  private static void requireAtLeast(int least, String name, int value) {
    if (value < least) {
      throw new IllegalArgumentException(
          name + " is " + value + ", but must be " + least + " or more");
    }
  }

  private void findStarts() {
    try (InputStream in =
        new BufferedInputStream(new CheckedInputStream(Files.newInputStream(file), checksum))) {
      long position = 0;
      long lineStart = 0;
      int header = headerLines;
      int before = '\n';
      for (int b = in.read(); b >= 0; b = in.read()) {
        position++;
        if (b == '\n') {
          header = endLine(lineStart, position - 1, before, header);
          lineStart = position;
        }
        before = b;
      }
      endLine(lineStart, position, before, header);
      end = position;
    } catch (IOException exception) {
      throw unreadable(exception);
    }
  }

  private UncheckedIOException unreadable(IOException exception) {
    String reason =
        exception instanceof NoSuchFileException ? "it does not exist" : exception.getMessage();
    return new UncheckedIOException("cannot read " + file + ": " + reason, exception);
  }

  private int endLine(long from, long to, int last, int header) {
    fileLines++;
    if (header > 0) {
      return header - 1;
    }
    long length = last == '\r' ? to - from - 1 : to - from;
    if (length > 0) {
      if (lines % linesPerSet == 0) {
        starts.add(from);
        startLines.add(fileLines);
      }
      lines++;
    }
    return 0;
  }

  @Override
  public String name() {
    return file.getFileName()
        + ", "
        + end
        + " bytes with checksum "
        + Long.toHexString(checksum.getValue())
        + ", header lines: "
        + headerLines
        + ", "
        + linesPerSet
        + " lines in a set";
  }

  @Override
  public long rows() {
    return lines;
  }

  @Override
  public int sets() {
    return starts.size();
  }

  @Override
  public int rowsIn(int set) {
    return (int) Math.min(linesPerSet, lines - (long) set * linesPerSet);
  }

  @Override
  public List<W> read(int set) {
    long from = starts.get(set);
    long to = set + 1 < starts.size() ? starts.get(set + 1) : end;
    byte[] bytes = new byte[Math.toIntExact(to - from)];
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      in.seek(from);
      in.readFully(bytes);
      return rows(text(bytes, from), startLines.get(set));
    } catch (IOException exception) {
      throw unreadable(exception);
    }
  }

  private List<W> rows(String text, long firstLine) {
    List<W> rows = new ArrayList<>();
    long number = firstLine;
    for (String line : text.split("\n", -1)) {
      String content = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      if (!content.isEmpty()) {
        rows.add(row(content, number));
      }
      number++;
    }
    return rows;
  }

  private W row(String line, long number) {
    try {
      return row.apply(line);
    } catch (RuntimeException failure) {
      throw new IllegalArgumentException(
          file.getFileName() + ", line " + number + ": " + failure.getMessage(), failure);
    }
  }

  /** The text of bytes that begin at a position of the file. */
  private String text(byte[] bytes, long from) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    // No text has more characters than bytes.
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = UTF_8.newDecoder().decode(in, out, /* endOfInput= */ true);
    if (result.isError()) {
      throw new UncheckedIOException(
          file + " is not UTF-8 at byte " + (from + in.position()) + "; save it as UTF-8",
          new MalformedInputException(result.length()));
    }
    return out.flip().toString();
  }
}
