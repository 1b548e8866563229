package dev.keywright.processor.emit.family;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.column.ColumnsDecodeMethod;
import dev.keywright.processor.emit.column.DecodeMethods;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.RuntimeTypes;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Family;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.NoMember;
import dev.keywright.runtime.codec.Literals;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * {@code decode} and {@code tryDecode} of a family. Literals tell most members apart without
 * reading a part. Members whose literals can be those of another one are tried in turn.
 */
final class FamilyDecodeMethods {
  private static final String OF_NONE = "ofNoMember";
  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Family family;
  private final ClassName key;
  private final List<KeyParts> members;
  private final MemberMarks tests;

  private FamilyDecodeMethods(Family family, ClassName key, List<KeyParts> members) {
    this.family = family;
    this.key = key;
    this.members = members;
    this.tests = MemberMarks.of(members);
  }

  static List<MethodSpec> of(Family family, ClassName key, List<KeyParts> members) {
    FamilyDecodeMethods methods = new FamilyDecodeMethods(family, key, members);
    return List.of(
        methods.decode(),
        methods.ofNone(),
        DecodeMethods.tryDecode(key, methods.parameters(), STATIC),
        ColumnsDecodeMethod.of(members.get(0), key, "decode", STATIC));
  }

  private MethodSpec decode() {
    MethodSpec.Builder decode =
        Types.method("decode", key, STATIC)
            .addJavadoc(
                "$L\n\n", "The key that was encoded as these columns, whichever entity it is of.")
            .addJavadoc("@throws $L if it is of none\n", RuntimeTypes.MALFORMED_KEY)
            .addParameters(parameters());
    List<Integer> certain =
        IntStream.range(0, members.size()).filter(tests::isCertain).boxed().toList();
    Optional<MemberSwitch> cases = MemberSwitch.of(certain, columns().size(), tests);
    cases.ifPresent(it -> addCases(decode, it));
    certain.stream()
        .filter(member -> cases.filter(it -> it.covers(member)).isEmpty())
        .forEach(member -> addCertain(decode, member));
    int attempts = 0;
    for (int i = 0; i < members.size(); i++) {
      if (!tests.isCertain(i)) {
        addAttempt(decode, i, local(++attempts));
      }
    }
    return decode.addStatement("throw $L($L)", OF_NONE, arguments()).build();
  }

  private void addCases(MethodSpec.Builder decode, MemberSwitch cases) {
    decode.beginControlFlow(
        "switch ($T.at($N, $L))",
        Literals.class,
        columns().get(cases.column()).javaName(),
        cases.place());
    cases
        .members()
        .forEach(
            (constant, named) -> {
              decode.beginControlFlow("case $L ->", JavaLiteral.of(constant));
              named.forEach(member -> addCertain(decode, member));
              decode.endControlFlow();
            });
    // What has another character there is a key of none of these.
    decode.addCode("default -> {}\n").endControlFlow();
  }

  private void addCertain(MethodSpec.Builder decode, int member) {
    decode
        .beginControlFlow("if ($L)", condition(member))
        .addStatement("return $T.decode($L)", members.get(member).key(), arguments())
        .endControlFlow();
  }

  private void addAttempt(MethodSpec.Builder decode, int member, String found) {
    boolean isTested = !tests.of(member).isEmpty();
    if (isTested) {
      decode.beginControlFlow("if ($L)", condition(member));
    }
    decode
        .addStatement(
            "$T $N = $T.tryDecode($L)",
            Types.generic(Optional.class, members.get(member).key()),
            found,
            members.get(member).key(),
            arguments())
        .beginControlFlow("if ($N.isPresent())", found)
        .addStatement("return $N.get()", found)
        .endControlFlow();
    if (isTested) {
      decode.endControlFlow();
    }
  }

  /** A variable for the key of a member that is tried: no column is called so. */
  private String local(int attempt) {
    NameAllocator names = new NameAllocator();
    columns().forEach(column -> names.newName(column.javaName()));
    return names.newName(attempt == 1 ? "found" : "found" + attempt);
  }

  private CodeBlock condition(int member) {
    return tests.of(member).stream().collect(CodeBlock.joining("$W&& "));
  }

  /** Of its own, so that the JIT compiler inlines what rows of members need. */
  private MethodSpec ofNone() {
    CodeBlock.Builder refusal =
        CodeBlock.builder()
            .add("return new $T($L)", NoMember.class, JavaLiteral.of(family.type().name()));
    for (KeyParts member : members) {
      refusal.add(
          "\n.and($L, () -> $T.decode($L))",
          JavaLiteral.of(member.layout().entity().type().name()),
          member.key(),
          arguments());
    }
    return Types.method(
            OF_NONE, ClassName.get(MalformedKeyException.class), Modifier.PRIVATE, Modifier.STATIC)
        .addParameters(parameters())
        .addStatement(refusal.add("\n.exception()").build())
        .build();
  }

  private List<Column> columns() {
    return members.get(0).layout().columns();
  }

  private List<ParameterSpec> parameters() {
    return columns().stream()
        .map(it -> ParameterSpec.builder(members.get(0).columnType(it), it.javaName()).build())
        .toList();
  }

  private String arguments() {
    return columns().stream().map(Column::javaName).collect(Collectors.joining(", "));
  }
}
