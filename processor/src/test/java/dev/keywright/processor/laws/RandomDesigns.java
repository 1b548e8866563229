package dev.keywright.processor.laws;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Entities of every kind, format and feature by chance, for tests of other packages. */
public final class RandomDesigns {
  private RandomDesigns() {}

  /** The entities {@code R7}, {@code R8} and so on, and the types that their parts have. */
  public static List<JavaFileObject> sources(long seed, int count) {
    return sources(LongStream.range(seed, seed + count).mapToObj(RandomEntity::design));
  }

  private static List<JavaFileObject> sources(Stream<Design> designs) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    designs.map(EntitySource::of).forEach(sources::add);
    return sources;
  }

  /** The layouts of so many sound entities, from that of the seed on. */
  public static List<WrittenLayout> layouts(long seed, int count) {
    List<Design> sound =
        LongStream.iterate(seed, it -> it + 1)
            .mapToObj(RandomEntity::design)
            .filter(it -> OrderTheorem.refusals(it).isEmpty())
            .limit(count)
            .toList();
    List<String> options = new ArrayList<>(Compiled.WORKLOADS_AS_NOTES);
    // What tells the layout is written beside the sources, so nothing need be compiled.
    options.add("-proc:only");
    Compiled compiled =
        Compiled.with(options, sources(sound.stream()).toArray(JavaFileObject[]::new));
    return sound.stream().map(it -> new WrittenLayout(it, layout(compiled, it))).toList();
  }

  private static String layout(Compiled compiled, Design design) {
    String name = UserTypes.PACKAGE + "." + design.name() + design.index().className();
    String description = compiled.resources().get("META-INF/keywright/" + name + ".json");
    if (description == null) {
      throw new AssertionError(design + " has no key: " + compiled.messages());
    }
    try {
      return new ObjectMapper().readTree(description).get("layout").asText();
    } catch (JsonProcessingException broken) {
      throw new AssertionError(description, broken);
    }
  }
}
