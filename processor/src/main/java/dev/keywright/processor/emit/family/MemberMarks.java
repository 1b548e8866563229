package dev.keywright.processor.emit.family;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.family.ColumnOutline.Mark;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.codec.Literals;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What tells the members of a family apart: literals at their places, and lengths. */
record MemberMarks(List<List<ColumnOutline>> outlines, List<List<ColumnTest>> tests) {
  /**
   * Asks one thing of a column.
   *
   * @param known all that is known of a column that passes
   */
  private record ColumnTest(int column, ColumnOutline known, CodeBlock code) {}

  static MemberMarks of(List<KeyParts> members) {
    List<List<ColumnOutline>> outlines =
        members.stream()
            .map(it -> it.codec().columns().stream().map(ColumnOutline::of).toList())
            .toList();
    List<List<ColumnTest>> tests =
        IntStream.range(0, members.size())
            .mapToObj(i -> tests(members.get(i), outlines.get(i)))
            .toList();
    return new MemberMarks(outlines, tests);
  }

  /** Whether what passes the tests of a member is no key of another one. */
  boolean isCertain(int member) {
    List<ColumnTest> own = tests.get(member);
    return !own.isEmpty() && excluded(member, own).size() == outlines.size() - 1;
  }

  /** The constant characters of a column of a member, by their distance from the front. */
  Map<Integer, Character> constants(int member, int column) {
    return outlines.get(member).get(column).known(true);
  }

  /**
   * The conditions that all keys of a member meet: as few as exclude the others, the first one that
   * does so alone, or those that not all members have.
   */
  List<CodeBlock> of(int member) {
    List<ColumnTest> own = tests.get(member);
    if (!isCertain(member)) {
      return own.stream()
          .map(ColumnTest::code)
          .filter(
              code ->
                  !tests.stream().allMatch(it -> it.stream().anyMatch(t -> t.code().equals(code))))
          .toList();
    }
    for (ColumnTest test : own) {
      if (excluded(member, List.of(test)).size() == outlines.size() - 1) {
        return List.of(test.code());
      }
    }
    List<ColumnTest> needed = new ArrayList<>();
    for (ColumnTest test : own) {
      Set<Integer> before = excluded(member, needed);
      needed.add(test);
      if (excluded(member, needed).equals(before)) {
        needed.remove(test);
      }
    }
    return needed.stream().map(ColumnTest::code).toList();
  }

  /** The members whose keys fail one of these tests. */
  private Set<Integer> excluded(int member, List<ColumnTest> tests) {
    Set<Integer> excluded = new HashSet<>();
    for (int other = 0; other < outlines.size(); other++) {
      List<ColumnOutline> columns = outlines.get(other);
      if (other != member
          && tests.stream().anyMatch(it -> it.known().excludes(columns.get(it.column())))) {
        excluded.add(other);
      }
    }
    return excluded;
  }

  private static List<ColumnTest> tests(KeyParts member, List<ColumnOutline> outlines) {
    List<ColumnTest> tests = new ArrayList<>();
    List<Column> columns = member.layout().columns();
    for (int i = 0; i < columns.size(); i++) {
      addTests(i, columns.get(i).javaName(), outlines.get(i), tests);
    }
    return List.copyOf(tests);
  }

  private static void addTests(
      int index, String column, ColumnOutline outline, List<ColumnTest> tests) {
    for (Mark mark : outline.marks()) {
      String literal = JavaLiteral.of(mark.literal());
      if (outline.length().orElse(-1) == mark.literal().length()) {
        CodeBlock code = CodeBlock.of("$T.isAll($N, $L)", Literals.class, column, literal);
        tests.add(new ColumnTest(index, outline, code));
        return;
      }
      CodeBlock code =
          mark.isAtEnd()
              ? CodeBlock.of("$T.isEnd($N, $L)", Literals.class, column, literal)
              : CodeBlock.of("$T.isAt($N, $L, $L)", Literals.class, column, mark.at(), literal);
      tests.add(new ColumnTest(index, ColumnOutline.of(mark), code));
    }
    outline
        .length()
        .ifPresent(
            length ->
                tests.add(
                    new ColumnTest(
                        index,
                        ColumnOutline.ofLength(length),
                        CodeBlock.of("$T.hasLength($N, $L)", Literals.class, column, length))));
  }
}
