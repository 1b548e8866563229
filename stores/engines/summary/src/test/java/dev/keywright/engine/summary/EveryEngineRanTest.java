package dev.keywright.engine.summary;

import dev.keywright.conformance.AllEngines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The end of the build: every engine of the list has run the suite in it. */
class EveryEngineRanTest {
  private static final Path LIST = Path.of("..", "..", "engines.txt");

  @Test
  void everyEngineOfTheListRanTheSuite() throws IOException {
    AllEngines engines = AllEngines.ofThisBuild();
    System.out.println("The suite on all engines:\n" + engines);
    engines.requireEach(Files.readAllLines(LIST));
  }
}
