package dev.keywright.cli.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.keywright.report.page.NumberText;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Columns of a CSV file, found by the names in its first line, or by their numbers if that has no
 * such names.
 *
 * @param columns their names, or their numbers from 1
 */
record CsvSource(InputStream in, char separator, KeyEncoding encoding, List<String> columns)
    implements KeySource {
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");

  @Override
  public void read(KeySink sink) throws IOException {
    // A character for each byte: a key may hold bytes that are no text, and none of them is lost.
    QuoteCount quotes = new QuoteCount(in);
    CsvReader<CsvRecord> records =
        CsvReader.builder()
            .fieldSeparator(separator)
            .ofCsvRecord(new InputStreamReader(quotes, ISO_8859_1));
    try {
      Iterator<CsvRecord> rows = records.iterator();
      if (!rows.hasNext()) {
        throw new UnreadableInputException("the file is empty; its first line names the columns");
      }
      CsvRecord first = rows.next();
      List<String> header = first.getFields().stream().map(CsvSource::text).toList();
      boolean isHeader = !areNumbers(header);
      List<Integer> indexes = isHeader ? indexes(header) : numbers();
      if (!isHeader) {
        sink.key(first.getStartingLineNumber(), () -> key(first, indexes));
      }
      while (rows.hasNext()) {
        CsvRecord row = rows.next();
        boolean isOpen = !rows.hasNext() && quotes.isOdd() && hasLineFeed(row);
        sink.key(
            row.getStartingLineNumber(),
            () -> {
              if (isOpen) {
                throw new BrokenKeyException("has a quote that is never closed");
              }
              return key(row, indexes);
            });
      }
    } catch (CsvParseException noCsv) {
      throw new UnreadableInputException(String.valueOf(noCsv.getMessage()), noCsv);
    } catch (UncheckedIOException failed) {
      throw new IOException(failed.getMessage(), failed);
    }
  }

  /** Whether columns are asked for by numbers, and none of those is a name. */
  private boolean areNumbers(List<String> header) {
    return !columns.isEmpty()
        && columns.stream().allMatch(it -> NUMBER.matcher(it).matches() && !header.contains(it));
  }

  private static boolean hasLineFeed(CsvRecord row) {
    return row.getFields().stream().anyMatch(it -> it.indexOf('\n') >= 0);
  }

  /** What a name holds. */
  private static String text(String field) {
    return new String(field.getBytes(ISO_8859_1), UTF_8);
  }

  private List<Integer> numbers() {
    return columns.stream().map(it -> Integer.parseInt(it) - 1).toList();
  }

  private List<Integer> indexes(List<String> header) throws UnreadableInputException {
    if (columns.isEmpty()) {
      throw new UnreadableInputException(
          "name the column of the key: --column " + String.join(" or --column ", header));
    }
    List<Integer> indexes = new ArrayList<>();
    for (String column : columns) {
      int index = header.indexOf(column);
      if (index < 0) {
        throw new UnreadableInputException(
            "there is no column %s; the first line has %s; if it is a row, give numbers: --column 1"
                .formatted(column, header));
      }
      indexes.add(index);
    }
    return indexes;
  }

  private Object[] key(CsvRecord row, List<Integer> indexes) throws BrokenKeyException {
    Object[] key = new Object[indexes.size()];
    for (int i = 0; i < key.length; i++) {
      int index = indexes.get(i);
      if (index >= row.getFieldCount()) {
        throw new BrokenKeyException(
            "has "
                + NumberText.count(row.getFieldCount(), "field")
                + ", and no column "
                + columns.get(i));
      }
      key[i] = encoding.decode(columns.get(i), row.getField(index).getBytes(ISO_8859_1));
    }
    return key;
  }
}
