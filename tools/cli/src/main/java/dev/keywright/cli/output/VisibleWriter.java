package dev.keywright.cli.output;

import dev.keywright.runtime.Shown;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * What all commands print with. A key, a file or a jar can hold any character; none reaches the
 * terminal that the terminal obeys or nobody sees. A printed line stays one line. As the escapes
 * are those of Java and JSON, what is printed of them is what it was.
 */
public final class VisibleWriter extends PrintWriter {
  /** Prints to another writer. */
  public VisibleWriter(Writer to) {
    super(to, false);
  }

  @Override
  public void write(int character) {
    write(Character.toString((char) character));
  }

  @Override
  public void write(char[] buffer, int from, int length) {
    write(new String(buffer, from, length));
  }

  @Override
  public void write(String text, int from, int length) {
    String shown = Shown.visibleLines(text.substring(from, from + length));
    super.write(shown, 0, shown.length());
  }

  /** Prints one line, also of a text that has several. */
  @Override
  public void println(String line) {
    print(Shown.visible(line));
    println();
  }

  @Override
  public void println(Object line) {
    println(String.valueOf(line));
  }
}
