package dev.keywright.processor.emit;

import com.palantir.javapoet.JavaFile;
import dev.keywright.processor.model.Layout;
import java.io.IOException;
import java.io.Writer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;

/** Writes the key class of a layout. */
public final class Emitter {
  private static final int LINE = 100;
  private static final Pattern SENTENCE =
      Pattern.compile("^( *)/\\*\\*\\n +\\* (.*)\\n +\\*/$", Pattern.MULTILINE);

  // JavaPoet sets all fields apart; the codecs read better as one block.
  private static final Pattern CONSTANTS =
      Pattern.compile(
          "^(  private static final .*(?:\\n {4,}.*)*;\\n)\\n(?=  private static final )",
          Pattern.MULTILINE);

  private final Filer filer;

  public Emitter(Filer filer) {
    this.filer = filer;
  }

  /** The qualified name of the class that {@link #write} would write. */
  public static String generatedName(Layout layout) {
    return KeyParts.of(layout).key().canonicalName();
  }

  /**
   * Writes the class.
   *
   * @param entity its one originating element, by which build tools know when to write it again
   */
  public void write(Layout layout, TypeElement entity) throws IOException {
    KeyParts key = KeyParts.of(layout);
    String source = source(key);
    try (Writer file = filer.createSourceFile(key.key().canonicalName(), entity).openWriter()) {
      file.write(source);
    }
  }

  // All of the text first: a file that is created is compiled, whole or not.
  private static String source(KeyParts key) {
    String source =
        JavaFile.builder(key.key().packageName(), KeyClass.of(key))
            .skipJavaLangImports(true)
            .indent("  ")
            .build()
            .toString();
    String tidied = CONSTANTS.matcher(withShortComments(source)).replaceAll("$1");
    return tidied.replaceAll("(?m) +$", "").stripTrailing() + "\n";
  }

  // JavaPoet gives every comment three lines; one is enough for one sentence.
  private static String withShortComments(String source) {
    Matcher comment = SENTENCE.matcher(source);
    return comment.replaceAll(
        found ->
            Matcher.quoteReplacement(
                found.group().length() - 2 * found.group(1).length() > LINE
                    ? found.group()
                    : found.group(1) + "/** " + found.group(2) + " */"));
  }
}
