package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.Part;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is taken from annotations of others: from their real jars, but for those of Hibernate. */
class ForeignFactsTest {
  private static final List<JavaFileObject> HIBERNATE =
      List.of(
          hibernate("CreationTimestamp", ""),
          hibernate("UpdateTimestamp", ""),
          hibernate(
              "UuidGenerator",
              "enum Style { AUTO, RANDOM, TIME, VERSION_6, VERSION_7 }"
                  + " Style style() default Style.AUTO;"));

  private static JavaFileObject hibernate(String name, String body) {
    return Compiled.source(
        "org.hibernate.annotations." + name,
        "package org.hibernate.annotations;",
        "public @interface " + name + " { " + body + " }");
  }

  private static String facts(String namespace, String annotations, String type) {
    List<Part> parts =
        ReadParts.beside(
            HIBERNATE,
            "import " + namespace + ".persistence.*;",
            "import " + namespace + ".validation.constraints.*;",
            "import java.time.*;",
            "import java.util.UUID;",
            "import org.hibernate.annotations.*;",
            "import org.hibernate.validator.constraints.Length;",
            "import org.hibernate.validator.constraints.Range;",
            "import org.springframework.data.annotation.CreatedDate;",
            "import org.springframework.data.annotation.LastModifiedDate;",
            "class Entity {",
            "  @PartitionKey(order = 0) " + annotations,
            "  " + type + " value;",
            "}");
    assertThat(parts).hasSize(1);
    return ReadParts.facts(parts.get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "@Min(3); int; min=3 @Min",
        "@Max(9); Long; max=9 @Max",
        "@Min(-5) @Max(5); short; min=-5 @Min, max=5 @Max",
        "@Min.List({@Min(1), @Min(4)}); int; min=4 @Min",
        "@DecimalMin(\"0.5\"); int; min=1 @DecimalMin(\"0.5\")",
        "@DecimalMin(value = \"0\", inclusive = false); int; min=1 @DecimalMin(value = \"0\", inclusive"
            + " = false)",
        "@DecimalMax(\"9.99\"); int; max=9 @DecimalMax(\"9.99\")",
        "@DecimalMax(value = \"9\", inclusive = false); long; max=8 @DecimalMax(value = \"9\", inclusive"
            + " = false)",
        "@Digits(integer = 6, fraction = 0); int; max=999999 @Digits",
        "@Digits(integer = 3, fraction = 0) @Min(-5000); int; min=-999 @Digits, max=999 @Digits",
        "@Digits(integer = 19, fraction = 0); long; ``",
        "@Positive; int; min=1 @Positive",
        "@PositiveOrZero; int; min=0 @PositiveOrZero",
        "@Negative; int; max=-1 @Negative",
        "@NegativeOrZero; int; max=0 @NegativeOrZero",
        "@Size(min = 2, max = 8); String; minLength=2 @Size, maxLength=8 @Size",
        "@Size(max = 8); byte[]; maxLength=8 @Size",
        "@Size; String; ``",
        "@NotBlank; String; minLength=1 @NotBlank",
        "@NotEmpty; byte[]; minLength=1 @NotEmpty",
        "@Pattern(regexp = \"[A-Z]{2}\"); String; [A-Z] @Pattern, minLength=2 @Pattern, maxLength=2 @Pattern",
        "@Pattern(regexp = \"[A-Z]+\", flags = Pattern.Flag.CASE_INSENSITIVE); String; ``",
        "@Pattern(regexp = \".*\"); String; ``",
        "@Column(length = 40); String; maxLength=40 @Column",
        "@Column(name = \"v\"); String; ``",
        "@Column(length = 40); byte[]; ``",
        "@Column(unique = true); int; unique @Column",
        "@Id @GeneratedValue; long; monotonic @GeneratedValue, unique @Id",
        "@GeneratedValue(strategy = GenerationType.SEQUENCE); int; monotonic @GeneratedValue",
        "@Id @GeneratedValue; UUID; unique @Id",
        "@org.springframework.data.annotation.Id; String; unique @Id",
        "@Length(min = 1, max = 3); String; minLength=1 @Length, maxLength=3 @Length",
        "@Range(max = 9); int; min=0 @Range, max=9 @Range",
        "@CreatedDate; long; monotonic @CreatedDate",
        "@LastModifiedDate; Instant; monotonic @LastModifiedDate",
        "@CreationTimestamp; Instant; monotonic @CreationTimestamp",
        "@UpdateTimestamp; LocalDateTime; monotonic @UpdateTimestamp",
        "@UuidGenerator(style = UuidGenerator.Style.VERSION_7); UUID; monotonic @UuidGenerator",
        "@UuidGenerator(style = UuidGenerator.Style.TIME); UUID; ``",
        "@UuidGenerator; UUID; ``",
      })
  void eachAnnotationSaysWhatItSays(String annotations, String type, String facts) {
    assertThat(facts("jakarta", annotations, type)).isEqualTo(facts);
    assertThat(facts("javax", annotations, type)).isEqualTo(facts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "@Min(1) @Max(5); String",
        "@Size(max = 3) @NotBlank @Pattern(regexp = \"a\"); int",
        "@Size(max = 3) @Pattern(regexp = \"a\"); char",
        "@Digits(integer = 2, fraction = 0) @Positive; Instant",
        "@GeneratedValue @CreatedDate; boolean",
        "@Pattern(regexp = \"[a-z]+\"); byte[]",
        "@Min(value = 1, groups = Override.class); int",
      })
  void whatDoesNotApplyIsLeftOut(String annotations, String type) {
    assertThat(facts("jakarta", annotations, type)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "@Domain(min = 1, max = 9) @Min(3) @Max(50); int; min=3 @Min, max=9 @Domain",
        "@Domain(minLength = 3) @Size(min = 2, max = 8); String; minLength=3 @Domain, maxLength=8 @Size",
        "@Domain(minLength = 1, maxLength = 9) @Size(min = 2); String; minLength=2 @Size, maxLength=9 @Domain",
        "@Domain(minLength = 0) @NotBlank; String; minLength=1 @NotBlank",
        "@Domain(maxLength = 9) @Size(max = 8) @Column(length = 20); String; maxLength=8 @Size",
        "@Domain(alphabet = \"0-9A-Za-z\") @Pattern(regexp = \"[a-z]+\"); String;"
            + " [a-z] @Pattern, minLength=1 @Pattern",
        "@Domain(alphabet = \"za\") @Pattern(regexp = \"[a-z]*\"); String; [za] @Domain",
        "@Domain(alphabet = \"0-9a-f\") @Pattern(regexp = \"[a-z]*\"); String;"
            + " [a-f] @Domain and @Pattern",
        "@Domain(alphabet = \"0-9\") @Pattern(regexp = \"[a-z]*\\\\.\"); String;"
            + " [0-9] @Domain, clash of @Domain(alphabet = \"0-9\") and"
            + " @Pattern(regexp = \"[a-z]*\\\\.\"), minLength=1 @Pattern",
        "@Domain(alphabet = \"[\") @Pattern(regexp = \"[a-z]*\"); String; [[] @Domain",
        "@Domain(monotonic = true, unique = true) @Id @GeneratedValue; long;"
            + " monotonic @Domain, unique @Domain",
      })
  void theNarrowestOfSeveralIsTaken(String annotations, String type, String facts) {
    assertThat(facts("jakarta", annotations, type)).isEqualTo(facts);
  }

  @Test
  void everyPlaceOfAPropertyIsRead() {
    List<Part> parts =
        ReadParts.of(
            "import jakarta.validation.constraints.*;",
            "import java.lang.annotation.*;",
            "class Entity {",
            "  @PartitionKey(order = 0) private String field;",
            "  @Size(max = 3) public String getField() { return field; }",
            "  @Size(max = 4) private String getter;",
            "  @PartitionKey(order = 1) public String getGetter() { return getter; }",
            "  @PartitionKey(order = 2) public @Size(max = 5) String result() { return field; }",
            "}");

    assertThat(parts)
        .extracting(ReadParts::facts)
        .containsExactly("maxLength=3 @Size", "maxLength=4 @Size", "maxLength=5 @Size");
  }

  @Test
  void everyPlaceOfARecordComponentIsRead() {
    List<Part> parts =
        ReadParts.of(
            "import jakarta.validation.constraints.*;",
            "record Entity(",
            "    @PartitionKey(order = 0) @Size(max = 3) String a,",
            "    @PartitionKey(order = 1) String b,",
            "    @PartitionKey(order = 2) String c) {",
            "  Entity(String a, String b, @Size(max = 5) String c) {",
            "    this.a = a;",
            "    this.b = b;",
            "    this.c = c;",
            "  }",
            "  Entity(@Size(max = 1) String a) { this(a, a, a); }",
            "  @Size(max = 4) public String b() { return b; }",
            "}");

    assertThat(parts)
        .extracting(ReadParts::facts)
        .containsExactly("maxLength=3 @Size", "maxLength=4 @Size", "maxLength=5 @Size");
  }

  @Test
  void whatASingleValueTypeSaysOfItsValueIsRead() {
    List<Part> parts =
        ReadParts.of(
            "import jakarta.validation.constraints.*;",
            "record Entity(",
            "    @PartitionKey(order = 0) @Max(99) Device device,",
            "    @PartitionKey(order = 1) Outer seller,",
            "    @PartitionKey(order = 2) User user) {}",
            "record Device(@Positive int number) {",
            "  Device(@Max(5) String number) { this(number.length()); }",
            "  @Max(7) int other() { return number; }",
            "}",
            "record Outer(Seller seller) {}",
            "record Seller(@Pattern(regexp = \"[a-z]{4}\") String code) {}",
            "final class User {",
            "  @Size(max = 9) private final String name;",
            "  User(@NotBlank String name) { this.name = name; }",
            "  String name() { return name; }",
            "}");

    assertThat(parts)
        .extracting(ReadParts::facts)
        .containsExactly(
            "min=1 @Positive, max=99 @Max",
            "[a-z] @Pattern, minLength=4 @Pattern, maxLength=4 @Pattern",
            "minLength=1 @NotBlank, maxLength=9 @Size");
  }

  @Test
  void oneOfTwoIdsIsNotUnique() {
    List<Part> parts =
        ReadParts.of(
            "import jakarta.persistence.*;",
            "class Entity {",
            "  @Id @PartitionKey(order = 0) int a;",
            "  @Id @PartitionKey(order = 1) int b;",
            "}");

    assertThat(parts).extracting(ReadParts::facts).containsExactly("", "");
  }

  @Test
  void anAnnotationOfTheSameSimpleNameIsNotTakenForAnother() {
    List<Part> parts =
        ReadParts.of(
            "class Entity {",
            "  @interface Min { long value(); }",
            "  @Min(5) @PartitionKey(order = 0) int a;",
            "}");

    assertThat(parts).extracting(ReadParts::facts).containsExactly("");
  }
}
