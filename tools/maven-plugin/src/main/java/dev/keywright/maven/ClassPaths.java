package dev.keywright.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.maven.RepositoryUtils;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.model.Dependency;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/**
 * The class paths of the modules of a build, whether they are packaged or not.
 *
 * @param modules all modules of the build: of these, the classes count as they are
 */
record ClassPaths(
    RepositorySystem repositories, RepositorySystemSession session, List<MavenProject> modules) {

  /** The classes and jars that a module is compiled with. */
  List<Path> of(MavenProject module) throws ArtifactResolutionException {
    Map<String, MavenProject> built =
        modules.stream().collect(Collectors.toMap(ClassPaths::id, Function.identity()));
    List<Path> paths = new ArrayList<>(List.of(classes(module)));
    List<ArtifactRequest> published = new ArrayList<>();
    for (Artifact it : module.getArtifacts()) {
      MavenProject sibling = built.get(it.getGroupId() + ":" + it.getArtifactId());
      if (sibling == null) {
        published.add(
            new ArtifactRequest(
                RepositoryUtils.toArtifact(it), module.getRemoteProjectRepositories(), null));
      } else {
        paths.add(classes(sibling));
      }
    }
    paths.addAll(files(repositories.resolveArtifacts(session, published)));
    return paths;
  }

  private static String id(MavenProject module) {
    return module.getGroupId() + ":" + module.getArtifactId();
  }

  private static Path classes(MavenProject module) {
    return Path.of(module.getBuild().getOutputDirectory());
  }

  /** Processors, with all that they depend on. */
  Set<Path> of(List<Dependency> processors, MavenProject module)
      throws DependencyResolutionException {
    Set<Path> paths = new LinkedHashSet<>();
    for (Dependency it : processors) {
      CollectRequest collected =
          new CollectRequest(
              RepositoryUtils.toDependency(it, session.getArtifactTypeRegistry()),
              module.getRemoteProjectRepositories());
      paths.addAll(
          files(
              repositories
                  .resolveDependencies(session, new DependencyRequest(collected, null))
                  .getArtifactResults()));
    }
    return paths;
  }

  private static List<Path> files(Collection<ArtifactResult> resolved) {
    return resolved.stream().map(it -> it.getArtifact().getFile().toPath()).toList();
  }
}
