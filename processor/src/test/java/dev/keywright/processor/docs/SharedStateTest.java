package dev.keywright.processor.docs;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What threads could share: every field of every class, so that a new one has to be judged. */
class SharedStateTest {

  @Test
  void noStaticFieldIsEverAssignedAgain() {
    assertThat(fields(field -> isStatic(field) && !isFinal(field))).isEmpty();
  }

  /**
   * Sets of symbols and tables that nothing writes to once they are filled, empty arrays, digests
   * and buffers of one platform thread each, and a JDK class for many.
   */
  @Test
  void whatStaticFieldsHoldCanOnlyChangeInThese() {
    assertThat(fields(field -> isStatic(field) && canChange(field)))
        .containsExactly(
            "dev.keywright.layout.automaton.CharacterLanguage.REST_OF_PAIR",
            "dev.keywright.layout.automaton.CharacterLanguage.REST_OF_UTF_8",
            "dev.keywright.layout.automaton.NumberLanguage.FOLLOWED",
            "dev.keywright.layout.automaton.NumberLanguage.LAST",
            "dev.keywright.layout.automaton.Symbols.CAPITAL_HEX",
            "dev.keywright.layout.automaton.Symbols.DIGITS",
            "dev.keywright.layout.automaton.Symbols.HEX",
            "dev.keywright.layout.automaton.ValueLanguage.SUFFIX",
            "dev.keywright.layout.automaton.ValueLanguage.UUID_DIGITS",
            "dev.keywright.layout.inspection.ShownLiteral.HEX",
            "dev.keywright.runtime.RandomSuffix.RANDOM",
            "dev.keywright.runtime.binary.BinaryHash.NO_SALT",
            "dev.keywright.runtime.bucket.HashBuckets.NO_SALT",
            "dev.keywright.runtime.element.GatheredElements.NONE",
            "dev.keywright.runtime.hash.HashFunction$Digests.MD5",
            "dev.keywright.runtime.hash.HashFunction$Digests.SHA_256",
            "dev.keywright.runtime.hash.HashedText.INPUTS",
            "dev.keywright.runtime.text.Digits.POWERS",
            "dev.keywright.runtime.text.Digits.ZEROS",
            "dev.keywright.runtime.text.HashPrefix.NO_SALT",
            "dev.keywright.runtime.text.Hex.VALUES",
            "dev.keywright.runtime.text.TextBuffer.BUFFERS");
  }

  /** Each of these lives within one call, or says that it is for one thread. */
  @Test
  void onlyWhatReadsOneKeyOrOneAnswerAssignsItsFieldsAgain() {
    Set<String> assigned =
        classes()
            .filter(type -> Arrays.stream(type.getDeclaredFields()).anyMatch(this::isState))
            .map(Class::getName)
            .collect(toCollection(TreeSet::new));

    assertThat(assigned)
        .containsExactly(
            "dev.keywright.layout.assembly.HashedPositions",
            "dev.keywright.layout.assembly.ItemReader",
            "dev.keywright.layout.assembly.LayoutAssembly$Items",
            "dev.keywright.layout.assembly.NativeColumn$Content",
            "dev.keywright.layout.automaton.Automaton",
            "dev.keywright.layout.automaton.RangeLanguage",
            "dev.keywright.layout.automaton.SharedTexts",
            "dev.keywright.layout.encoding.text.TextBeginning",
            "dev.keywright.layout.inspection.ColumnInspection",
            "dev.keywright.layout.signature.ColumnParser",
            "dev.keywright.layout.signature.SignatureReader",
            "dev.keywright.layout.signature.SignatureRules",
            "dev.keywright.runtime.Merge",
            "dev.keywright.runtime.Merge$Head",
            "dev.keywright.runtime.MergedRows",
            "dev.keywright.runtime.RangeRows",
            "dev.keywright.runtime.alphabet.AlphabetParser",
            "dev.keywright.runtime.binary.BinaryReader",
            "dev.keywright.runtime.codec.ColumnReader",
            "dev.keywright.runtime.element.GatheredElements",
            "dev.keywright.runtime.text.TextReader");
  }

  private boolean isState(Field field) {
    return !field.isSynthetic() && !isStatic(field) && !isFinal(field);
  }

  private static boolean isStatic(Field field) {
    return Modifier.isStatic(field.getModifiers());
  }

  private static boolean isFinal(Field field) {
    return Modifier.isFinal(field.getModifiers());
  }

  private static boolean canChange(Field field) {
    Class<?> type = field.getType();
    boolean isKnown =
        type.isPrimitive()
            || type.isEnum()
            || type == String.class
            || type.getName().startsWith("java.lang.invoke.")
            || type.getName().startsWith("java.util.regex.")
            || type.getName().startsWith("java.time.")
            || type.getName().startsWith("dev.keywright.")
            || isReadOnly(field);
    return !isKnown;
  }

  private static boolean isReadOnly(Field field) {
    try {
      field.setAccessible(true);
      String type = field.get(null).getClass().getName();
      return type.startsWith("java.util.ImmutableCollections$")
          || type.contains("$Unmodifiable")
          || type.contains("$$Lambda")
          || type.startsWith("java.util.Comparators$");
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static Set<String> fields(Predicate<Field> kind) {
    return classes()
        .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
        .filter(field -> !field.isSynthetic() && kind.test(field))
        .map(field -> field.getDeclaringClass().getName() + "." + field.getName())
        .collect(toCollection(TreeSet::new));
  }

  private static Stream<Class<?>> classes() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.keywright.runtime", "dev.keywright.layout")
            .stream()
            .map(JavaClass::reflect);
  }
}
