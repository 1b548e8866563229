package dev.keywright.release;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingResult;
import org.apache.maven.model.building.ModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;

/**
 * Reads poms as Maven does. Those of others, which ours import for versions, are where Maven keeps
 * them.
 *
 * @param repository where the parents of a pom are that has none beside it
 */
@SuppressWarnings("deprecation") // the interface of Maven 3.8 has types that are deprecated
record Poms(Path repository) implements ModelResolver {
  /** A pom as its file has it, with what it inherits. */
  record Pom(Path file, Model raw, Model effective) {
    boolean isPublished() {
      return !Boolean.parseBoolean(effective.getProperties().getProperty("maven.deploy.skip"));
    }

    String artifact() {
      return effective.getArtifactId();
    }
  }

  Pom read(Path file) throws ModelBuildingException {
    DefaultModelBuildingRequest request = new DefaultModelBuildingRequest();
    request.setPomFile(file.toFile());
    request.setModelResolver(this);
    request.setSystemProperties(System.getProperties());
    request.setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
    ModelBuildingResult result = new DefaultModelBuilderFactory().newInstance().build(request);
    return new Pom(file, result.getRawModel(), result.getEffectiveModel());
  }

  @Override
  public ModelSource resolveModel(String groupId, String artifactId, String version)
      throws UnresolvableModelException {
    for (Path root : List.of(repository, Staged.libraries())) {
      Path folder = root.resolve(groupId.replace('.', '/')).resolve(artifactId).resolve(version);
      Path file = folder.resolve(artifactId + "-" + version + ".pom");
      if (Files.exists(file)) {
        return new FileModelSource(file.toFile());
      }
    }
    throw new UnresolvableModelException("it is in no folder", groupId, artifactId, version);
  }

  @Override
  public ModelSource resolveModel(Parent parent) throws UnresolvableModelException {
    return resolveModel(parent.getGroupId(), parent.getArtifactId(), parent.getVersion());
  }

  @Override
  public ModelSource resolveModel(Dependency dependency) throws UnresolvableModelException {
    return resolveModel(
        dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion());
  }

  @Override
  public void addRepository(Repository added) {
    // Nothing is fetched.
  }

  @Override
  public void addRepository(Repository added, boolean replace) {
    // Nothing is fetched.
  }

  @Override
  public ModelResolver newCopy() {
    return this;
  }
}
