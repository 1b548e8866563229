package dev.keywright.layout.signature;

/**
 * All that a column writes besides its bucket and its parts: what is in front, between and after
 * them, and what is in a list.
 *
 * @param template the literals, declared or made of separators, and whether texts are escaped
 * @param inList the character that separates the parts of a list's elements; empty if the column
 *     has no list, or nothing is in it
 * @param endsList whether that character is after the last of these parts, too
 */
public record Delimiters(Template template, String inList, boolean endsList) {

  static Delimiters of(LayoutSignature layout, ColumnSignature column) {
    String between = between(layout, column);
    Template template =
        column
            .template()
            .orElseGet(() -> Template.joining(between, column.items(), layout.escape()));
    if (!column.endsInList()) {
      return new Delimiters(template, Template.NOTHING, false);
    }
    boolean isDeclared = column.template().isPresent();
    String inList = isDeclared ? template.literals().get(column.items()) : between;
    return new Delimiters(template.withoutEnd(), inList, isDeclared && !inList.isEmpty());
  }

  /** What is between the items of a column without a template. */
  static String between(LayoutSignature layout, ColumnSignature column) {
    boolean isSeparated = layout.format().isText() && !column.nativeType();
    return isSeparated ? String.valueOf(layout.separator()) : Template.NOTHING;
  }

  /** Whether the character is between the parts of a list, and not after the last. */
  public boolean joinsList() {
    return !inList.isEmpty() && !endsList;
  }

  /**
   * Whether another column writes the same around the same parts.
   *
   * @param values the most values that a row of this column holds in its list
   */
  public boolean areWrittenAs(Delimiters other, long values) {
    boolean isListSame = inList.equals(other.inList) && endsList == other.endsList;
    return template.literals().equals(other.template.literals())
        && (isListSame || (most(values) == 0 && other.most(values) == 0));
  }

  /** How often the character is in a list of so many values. */
  private long most(long values) {
    return inList.isEmpty() ? 0 : endsList ? values : Math.max(0, values - 1);
  }
}
