package dev.keywright.processor.emit;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * JavaPoet's text, laid out as a person would: it is read in the IDE as often as any other source.
 */
final class TidySource {
  private static final int LINE = 100;

  private static final Pattern ONE_SENTENCE =
      Pattern.compile("^( *)/\\*\\*\\n +\\* (.*)\\n +\\*/$", Pattern.MULTILINE);
  private static final Pattern LONG_CONSTANT =
      Pattern.compile("^(  private static final .*?) = (.{3,})$", Pattern.MULTILINE);
  private static final Pattern GAP_BETWEEN_CONSTANTS =
      Pattern.compile(
          "^(  private static final .*(?:\\n {4,}.*)*;\\n)\\n(?=  private static final )",
          Pattern.MULTILINE);
  private static final Pattern GAP_BETWEEN_FIELDS =
      Pattern.compile("^(    private final .*;\\n)\\n(?=    private final )", Pattern.MULTILINE);
  private static final Pattern TRAILING_SPACE = Pattern.compile(" +$", Pattern.MULTILINE);

  private TidySource() {}

  static String of(String source) {
    String text = ONE_SENTENCE.matcher(source).replaceAll(TidySource::oneLine);
    text = LONG_CONSTANT.matcher(text).replaceAll(TidySource::twoLines);
    text = GAP_BETWEEN_CONSTANTS.matcher(text).replaceAll("$1");
    text = GAP_BETWEEN_FIELDS.matcher(text).replaceAll("$1");
    return TRAILING_SPACE.matcher(text).replaceAll("").stripTrailing() + "\n";
  }

  private static String oneLine(MatchResult comment) {
    String line = comment.group(1) + "/** " + comment.group(2) + " */";
    return Matcher.quoteReplacement(line.length() > LINE ? comment.group() : line);
  }

  private static String twoLines(MatchResult constant) {
    boolean fits = constant.group().length() <= LINE;
    return Matcher.quoteReplacement(
        fits ? constant.group() : constant.group(1) + " =\n      " + constant.group(2));
  }
}
