package dev.keywright.release;

import dev.keywright.release.Poms.Pom;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.model.building.ModelBuildingException;

/** All modules of the build, those of its profiles, too. */
final class Modules {
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private Modules() {}

  static List<Pom> all() throws ModelBuildingException {
    List<Pom> found = new ArrayList<>();
    add(ROOT.resolve("pom.xml"), found);
    return found;
  }

  /** What a release uploads. */
  static List<Pom> published() throws ModelBuildingException {
    return all().stream().filter(Pom::isPublished).toList();
  }

  private static void add(Path file, List<Pom> found) throws ModelBuildingException {
    Pom pom = new Poms(ROOT).read(file);
    found.add(pom);
    Set<String> modules = new LinkedHashSet<>(pom.raw().getModules());
    pom.raw().getProfiles().forEach(profile -> modules.addAll(profile.getModules()));
    for (String module : modules) {
      add(file.resolveSibling(module).resolve("pom.xml"), found);
    }
  }
}
