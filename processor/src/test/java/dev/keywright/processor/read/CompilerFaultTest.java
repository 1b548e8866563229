package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompilerFaultTest {
  private static RuntimeException thrownIn(String... classes) {
    RuntimeException thrown = new IllegalStateException();
    thrown.setStackTrace(
        Arrays.stream(classes)
            .map(name -> new StackTraceElement(name, "a", "A.java", 1))
            .toArray(StackTraceElement[]::new));
    return thrown;
  }

  @ParameterizedTest
  @CsvSource({
    "org.eclipse.jdt.internal.compiler.A, dev.keywright.processor.read.B, true",
    "java.util.ArrayList, org.eclipse.jdt.internal.compiler.A, true",
    "dev.keywright.processor.read.B, org.eclipse.jdt.internal.compiler.A, false",
    "java.util.ArrayList, dev.keywright.processor.read.B, false",
    "java.util.ArrayList, java.lang.Thread, false",
    "com.sun.tools.javac.A, org.eclipse.jdt.internal.compiler.A, false"
  })
  void whoThrewItIsTheFirstThatIsNotTheLibrary(String first, String second, boolean isCompiler) {
    assertThat(CompilerFault.isIn(thrownIn(first, second))).isEqualTo(isCompiler);
  }

  @Test
  void whatWeThrowOurselvesIsNoFaultOfTheCompiler() {
    assertThat(CompilerFault.isIn(new IllegalStateException())).isFalse();
    assertThat(CompilerFault.isIn(thrownIn())).isFalse();
    try {
      Objects.checkIndex(1, 0);
    } catch (IndexOutOfBoundsException thrown) {
      assertThat(CompilerFault.isIn(thrown)).isFalse();
    }
  }
}
