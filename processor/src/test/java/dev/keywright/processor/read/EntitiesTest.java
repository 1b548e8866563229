package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be an entity and a part, and what is said of what cannot. */
class EntitiesTest {

  private static Compiled compile(String... body) {
    List<String> lines = new ArrayList<>();
    lines.add("package demo;");
    lines.add("import dev.keywright.*;");
    lines.add("import java.util.*;");
    lines.addAll(List.of(body));
    return Compiled.with(
        Compiled.WORKLOADS_AS_NOTES, Compiled.source("demo.Entity", lines.toArray(String[]::new)));
  }

  private static void assertRefused(Compiled compiled, String firstLine) {
    assertThat(compiled.messages())
        .filteredOn(message -> message.startsWith("[KW"))
        .singleElement()
        .satisfies(message -> assertThat(message.lines()).first().isEqualTo(firstLine));
  }

  @Test
  void aSeparatorWithoutKeyPartsIsAHint() {
    Compiled compiled = compile("@Separator('!') record Entity(int size) {}");

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.notes())
        .first()
        .isEqualTo(
            """
            [KW006 attribute-not-applicable] @Separator joins the parts of a key, and Entity has no key part
              Fix: annotate a part with @PartitionKey, or remove @Separator\
            """);
  }

  @Test
  void aSeparatorOfAFamilyBelongsToItsEntities() {
    Compiled compiled =
        compile(
            "class Entity { @KeyFamily @Separator('!') sealed interface Row permits Order {}",
            "  @PartitionTemplate(\"ORDER#{n}\")",
            "  record Order(@PartitionKey(pad = 4) int n) implements Row {} }");

    assertThat(compiled.notes())
        .anySatisfy(
            it ->
                assertThat(it)
                    .startsWith("[KW006 ")
                    .endsWith(
                        "Fix: write it on the entities that Row permits, or remove"
                            + " @Separator"));
  }

  @Test
  void aCodeOfNoEnumConstantIsRefused() {
    for (String member :
        List.of(
            "static final int CODE = 1;",
            "String CODE;",
            "enum Kind { A; @KeyCode(\"x\") int b; }")) {
      boolean isInside = member.startsWith("enum");
      assertRefused(
          compile("class Entity { " + (isInside ? "" : "@KeyCode(\"x\") ") + member + " }"),
          "[KW006 attribute-not-applicable] @KeyCode is the code of an enum constant, and "
              + (isInside ? "b" : "CODE")
              + " is none");
    }
  }

  private static String generated(Compiled compiled, String path) {
    assertThat(compiled.messages()).isEmpty();
    return compiled.generatedSources().get(path);
  }

  @Test
  void aPrivateFieldIsReadThroughItsGetter() {
    Compiled compiled =
        compile(
            "class Entity {",
            "  @PartitionKey(order = 0, pad = 3) private int id;",
            "  @PartitionKey(order = 1) private boolean open;",
            "  int getId() { return id; }",
            "  boolean isOpen() { return open; }",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java"))
        .contains("new EntityKey(entity.getId(), entity.isOpen())");
  }

  @Test
  void aGetterNamesThePropertyItReads() {
    Compiled compiled =
        compile(
            "interface Entity {",
            "  @PartitionKey(order = 0, pad = 3) int getId();",
            "  @PartitionKey(order = 1) UUID getURL();",
            "  @PartitionKey(order = 2) boolean issued();",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java"))
        .contains("record EntityKey(int id, UUID URL, boolean issued)")
        .contains("new EntityKey(entity.getId(), entity.getURL(), entity.issued())");
  }

  @Test
  void anExplicitAccessorOfARecordIsReadOnce() {
    Compiled compiled =
        compile(
            "record Entity(int id) {",
            "  @PartitionKey(order = 0, pad = 3) public int id() { return id; }",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java")).contains("record EntityKey(int id)");
  }

  @Test
  void aPrivateFieldWithoutAGetterIsUnreachable() {
    assertRefused(
        compile("class Entity {", "  @PartitionKey(order = 0, pad = 3) private int id;", "}"),
        "[KW004 unreachable-member] id is private, and Entity has no getter that returns its"
            + " type, so the generated key cannot read it");
  }

  @Test
  void aKeyWhosePartWasRefusedIsNotSaidToLackIt() {
    assertRefused(
        compile(
            "class Entity {",
            "  @PartitionKey(order = 0, pad = 3) private int id;",
            "  @SortKey(order = 0) UUID line;",
            "}"),
        "[KW004 unreachable-member] id is private, and Entity has no getter that returns its"
            + " type, so the generated key cannot read it");
  }

  @Test
  void aStaticFieldIsNoPart() {
    assertRefused(
        compile("class Entity {", "  @PartitionKey(order = 0, pad = 3) static int id;", "}"),
        "[KW004 unreachable-member] id is static, so all rows would have the same value");
  }

  @Test
  void aMethodWithParametersIsNoGetter() {
    assertRefused(
        compile(
            "class Entity {", "  @PartitionKey(order = 0) UUID id(int x) { return null; }", "}"),
        "[KW004 unreachable-member] id() cannot be read as a part: the generated key calls a getter"
            + " without arguments, from the same package");
  }

  @Test
  void aPrivateEntityIsUnreachable() {
    assertRefused(
        compile(
            "class Entity {",
            "  private record Inner(@PartitionKey(order = 0, pad = 3) int id) {}",
            "}"),
        "[KW004 unreachable-member] Inner is private, or nested in a private class, so the"
            + " generated key cannot refer to it");
  }

  @Test
  void aPrivateSingleValueTypeIsUnreachable() {
    assertRefused(
        compile(
            "class Entity {",
            "  @PartitionKey(order = 0, pad = 3) Id id;",
            "  private record Id(int value) {}",
            "}"),
        "[KW001 unsupported-type] id is demo.Entity.Id, which cannot be a part: the generated key"
            + " cannot reach it, because it is private or not public in another package");
  }

  @Test
  void aTypeAroundItselfComesToAnEnd() {
    Compiled compiled =
        compile(
            "record Entity(@PartitionKey(order = 0, pad = 3) Loop id) {}",
            "record Loop(Loop loop) {}");
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .startsWith("[KW001 unsupported-type]");
  }

  @Test
  void aClassWithOneAccessorAndConstructorIsUnwrapped() {
    Compiled compiled =
        compile(
            "record Entity(@PartitionKey(order = 0, pad = 3) Id id) {}",
            "final class Id {",
            "  private final int value;",
            "  Id(int value) { this.value = value; }",
            "  int value() { return value; }",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java"))
        .contains("wrapped -> wrapped.value(), value -> new Id(value)");
  }

  @Test
  void deprecatedTypesDoNotWarnInTheKey() {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "demo.Old",
                "package demo;",
                "import dev.keywright.*;",
                "@Deprecated public record Old(@PartitionKey(order = 0, pad = 3) int id) {}"));
    assertThat(generated(compiled, "demo/OldKey.java"))
        .contains("@SuppressWarnings(\"deprecation\")");
  }

  @Test
  void aGenericEntityHandsOutItsKeyWhateverItsArguments() {
    Compiled compiled =
        compile("record Entity<A, B extends A>(@PartitionKey(order = 0, pad = 3) int id, B b) {}");
    assertThat(generated(compiled, "demo/EntityKey.java")).contains("of(Entity<?, ?> entity)");
  }

  @Test
  void constantsAndStagesGiveWayToTheTypesOfTheUser() {
    Compiled compiled =
        compile(
            "record Scan(@PartitionKey(order = 0) ISBN isbn, @SortKey(order = 0) VAT vat,",
            "    @SortKey(order = 1, pad = 3) AfterIsbn number) {}",
            "record ISBN(String digits) {}",
            "record AfterIsbn(int value) {}",
            "enum VAT { A, B }");
    assertThat(generated(compiled, "demo/ScanKey.java"))
        .contains("StringPart ISBN_ =", "CodePart<VAT> VAT_ =", "class Scan_", "class AfterIsbn_");
  }

  @Test
  void aPartMayNotHideAClassOfTheUsersThatItsKeyCalls() {
    assertRefused(
        compile("record Entity(@PartitionKey(order = 0, pad = 3) int Entity) {}"),
        "[KW008 name-clash] part Entity would hide the class Entity in the generated key");
  }

  @Test
  void aPartMayNotHideItsKey() {
    assertRefused(
        compile("record Entity(@PartitionKey(pad = 3) int EntityKey) {}"),
        "[KW008 name-clash] part EntityKey would hide the class EntityKey in the generated key");
    assertRefused(
        compile("record Entity(@PartitionKey(pad = 3, key = \"byId\") int EntityByIdKey) {}"),
        "[KW008 name-clash] part EntityByIdKey would hide the class EntityByIdKey in the generated"
            + " key");
  }

  @Test
  void aStageGivesWayToItsKey() {
    Compiled compiled =
        compile(
            "record After(@PartitionKey(order = 0, pad = 3) int key,",
            "    @PartitionKey(order = 1, pad = 3) int number) {}");
    assertThat(generated(compiled, "demo/AfterKey.java")).contains("class AfterKey_");
  }

  @Test
  void gettersOfOneLetterWordsAreFound() {
    Compiled compiled =
        compile(
            "class Entity {",
            "  @PartitionKey(order = 0, pad = 3) private int xAxis;",
            "  private UUID eMail;",
            "  int getXAxis() { return xAxis; }",
            "  @PartitionKey(order = 1) UUID getEMail() { return eMail; }",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java"))
        .contains("new EntityKey(entity.getXAxis(), entity.getEMail())", "UUID eMail)");
  }

  @Test
  void theFactsOfAPropertyMayStandOnItsFieldOrItsGetter() {
    Compiled compiled =
        compile(
            "class Entity {",
            "  @PartitionKey(order = 0, pad = 3) private int id;",
            "  @Domain(alphabet = \"a-z\") private String name;",
            "  @Domain(max = 5) int getId() { return id; }",
            "  @PartitionKey(order = 1) String getName() { return name; }",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java"))
        .contains("atMost(5)", "StringPart.of(\"name\", \"a-z\")");
  }

  @Test
  void oneMemberAnnotatedTwiceIsOneFault() {
    assertRefused(
        compile(
            "class Entity {",
            "  @PartitionKey(order = 0) private UUID id;",
            "  @PartitionKey(order = 0) UUID getId() { return id; }",
            "}"),
        "[KW008 name-clash] id is in this key twice");
  }

  @Test
  void anInnerClassOfAGenericOneIsUnreachable() {
    assertRefused(
        compile("class Box<T> { class Inner { @PartitionKey(order = 0) String x; } }"),
        "[KW004 unreachable-member] Inner is a non-static member of a generic class, so the"
            + " generated key cannot refer to it");
  }

  @Test
  void typesAroundEachOtherComeToAnEnd() {
    assertRefused(
        compile(
            "record Entity(@PartitionKey(order = 0) A a) {}",
            "class A { A(B b) {} B b() { return null; } }",
            "class B { B(A a) {} A a() { return null; } }"),
        "[KW001 unsupported-type] a is demo.A, which cannot be a part: it wraps itself");
  }

  @Test
  void aClassOfThePlatformIsNoSingleValueType() {
    assertThat(compile("record Entity(@PartitionKey(order = 0) Random r) {}").messages())
        .singleElement()
        .asString()
        .startsWith("[KW001 unsupported-type]");
  }

  @Test
  void everythingDeprecatedThatTheKeyNamesIsSuppressed() {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "demo.Entity",
                "package demo;",
                "import dev.keywright.*;",
                "record Entity(@PartitionKey(order = 0) Id id, @PartitionKey(order = 1) Kind kind)"
                    + " {",
                "  enum Kind { A, @Deprecated B }",
                "  record Id(String text) {",
                "    @Deprecated Id {}",
                "    @Deprecated(forRemoval = true) public String text() { return text; }",
                "  }",
                "}"));
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void aPrivateEnumWithCodesIsNoEntity() {
    assertThat(compile("class Entity { private enum E { @KeyCode(\"a\") A } }").messages())
        .isEmpty();
  }

  @Test
  void columnsMayBeNamedLikeTheVariablesOfDecode() {
    Compiled compiled =
        compile(
            "record Entity(@PartitionKey(order = 0, pad = 3, hashPrefix = 2) int id,",
            "    @SortKey(order = 0, column = \"in\") UUID a,",
            "    @SortKey(order = 1, column = \"start\") UUID b,",
            "    @SortKey(order = 2, column = \"malformed\") UUID c) {}");
    assertThat(generated(compiled, "demo/EntityKey.java")).contains("tryDecode");
  }

  @Test
  void aSingleValueTypeMayHaveAStaticMethodOfTheSameName() {
    Compiled compiled =
        compile(
            "record Entity(@PartitionKey(order = 0, pad = 3) Id id) {}",
            "record Id(int value) { static int value(Id id) { return id.value; } }");
    assertThat(generated(compiled, "demo/EntityKey.java")).contains("wrapped.value()");
  }

  @Test
  void anExplicitAccessorMayAddItsOwnAnnotations() {
    Compiled compiled =
        compile(
            "record Entity(@PartitionKey(order = 0, pad = 3) int id, UUID owner) {",
            "  @PartitionKey(order = 1, pad = 3, key = \"byOwner\") public int id() { return id; }",
            "  @PartitionKey(order = 0, key = \"byOwner\") public UUID owner() { return owner; }",
            "}");
    assertThat(generated(compiled, "demo/EntityKey.java")).contains("record EntityKey(int id)");
    assertThat(generated(compiled, "demo/EntityByOwnerKey.java"))
        .contains("record EntityByOwnerKey(UUID owner, int id)");
  }

  @Test
  void factsOfWhatIsNoPartAreRefused() {
    assertRefused(
        compile("record Entity(@PartitionKey(order = 0) UUID id, @Domain(max = 5) int size) {}"),
        "[KW006 attribute-not-applicable] @Domain on size has no effect, because it is not a part"
            + " of a key");
  }
}
