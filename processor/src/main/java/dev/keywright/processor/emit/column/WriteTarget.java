package dev.keywright.processor.emit.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;

/** Where a column is written to: an array, and an index that runs along with what is written. */
final class WriteTarget {
  private final MethodSpec.Builder method;
  private final NameAllocator locals;
  private final String out;
  private final String index;
  private CodeBlock next;
  private boolean isDeclared;
  private boolean isEndWanted;

  /**
   * @param index the name of the variable, once there is one
   * @param start where the column begins: 0, or the name of a parameter
   */
  WriteTarget(
      MethodSpec.Builder method, NameAllocator locals, String out, String index, String start) {
    this.method = method;
    this.locals = locals;
    this.out = out;
    this.index = index;
    this.next = CodeBlock.of(start);
  }

  /** The name of the array. */
  String out() {
    return out;
  }

  /** Where the next item begins. */
  CodeBlock next() {
    return next;
  }

  /** Says whether anything looks at the index behind the next item. */
  void isEndWanted(boolean isWanted) {
    isEndWanted = isWanted;
  }

  /**
   * Writes with a call that returns the index after what it wrote.
   *
   * @param call the call up to its last two arguments, the array and the index
   */
  void write(String call, Object... arguments) {
    CodeBlock from = CodeBlock.of(call, arguments);
    String assigned = isDeclared ? index + " = " : "int " + index + " = ";
    method.addStatement("$L$L$N, $L)", isEndWanted ? assigned : "", from, out, next);
    isDeclared |= isEndWanted;
    next = CodeBlock.of("$N", index);
  }

  /** Whether the index is a variable by now. */
  boolean isDeclared() {
    return isDeclared;
  }

  /** Writes one character. */
  void writeCharacter(String literal) {
    method.addStatement("$N[$N++] = $L", out, index, literal);
  }

  /**
   * Leaves room for what is written later.
   *
   * @return where the room begins
   */
  CodeBlock skip(long width) {
    CodeBlock start = next;
    if (isDeclared) {
      String name = locals.newName("prefix");
      method.addStatement("int $N = $N", name, index);
      start = CodeBlock.of("$N", name);
    }
    boolean isZero = start.toString().equals("0");
    next = isZero ? CodeBlock.of("$L", width) : CodeBlock.of("$L + $L", start, width);
    return start;
  }

  /**
   * Where the next item begins, for statements that follow later ones.
   *
   * @param name what the place is called
   */
  CodeBlock mark(String name) {
    if (!next.toString().equals(index)) {
      return next;
    }
    String mark = locals.newName(name);
    method.addStatement("int $N = $N", mark, index);
    return CodeBlock.of("$N", mark);
  }

  /** Adds a statement that leaves the index where it is. */
  void add(String format, Object... arguments) {
    method.addStatement(format, arguments);
  }
}
