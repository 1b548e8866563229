package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The lines of a text file in UTF-8, cut into sets by reading it once: afterwards only the place
 * where each set begins is in memory. Empty lines are left out.
 *
 * @param <W> a row, as the writer takes it
 */
public final class LineSource<W> implements ImportSource<W> {
  private final Path file;
  private final int linesPerSet;
  private final Function<String, W> row;
  private final List<Long> starts = new ArrayList<>();
  private long lines;
  private long end;

  private LineSource(Path file, int linesPerSet, Function<String, W> row) {
    this.file = file;
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
    if (linesPerSet < 1) {
      throw new IllegalArgumentException(
          "linesPerSet is " + linesPerSet + ", but must be 1 or more");
    }
    LineSource<W> source = new LineSource<>(file, linesPerSet, row);
    source.findStarts(headerLines);
    return source;
  }

  private void findStarts(int headerLines) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      long position = 0;
      long lineStart = 0;
      int header = headerLines;
      for (int b = in.read(); b >= 0; b = in.read()) {
        position++;
        if (b == '\n') {
          header = endLine(lineStart, position - 1, header);
          lineStart = position;
        }
      }
      endLine(lineStart, position, header);
      end = position;
    } catch (IOException exception) {
      throw new UncheckedIOException("cannot read " + file, exception);
    }
  }

  private int endLine(long from, long to, int header) {
    if (header > 0) {
      return header - 1;
    }
    if (to > from) {
      if (lines % linesPerSet == 0) {
        starts.add(from);
      }
      lines++;
    }
    return 0;
  }

  @Override
  public String name() {
    return file.getFileName() + ", " + end + " bytes, " + linesPerSet + " lines in a set";
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
    } catch (IOException exception) {
      throw new UncheckedIOException("cannot read " + file, exception);
    }
    return new String(bytes, UTF_8).lines().filter(line -> !line.isEmpty()).map(row).toList();
  }
}
