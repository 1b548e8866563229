package dev.keywright.processor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * Runs a processor as Gradle does: behind an environment and a Filer of its own, which note every
 * file that is asked for.
 */
final class FilerWatch extends AbstractProcessor {
  private final Processor watched;
  private final List<Source> sources = new ArrayList<>();
  private final List<Source> resources = new ArrayList<>();
  private final List<String> others = new ArrayList<>();

  FilerWatch(Processor watched) {
    this.watched = watched;
  }

  /** A file that was created, and the elements that it was said to come from. */
  record Source(String name, List<Element> origins) {}

  /** The source files that were created, in order. */
  List<Source> sources() {
    return List.copyOf(sources);
  }

  /** The resources that were created beside the classes, by their paths. */
  List<Source> resources() {
    return List.copyOf(resources);
  }

  /** Class files that were created, resources elsewhere, and resources that were read. */
  List<String> others() {
    return List.copyOf(others);
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    watched.init(new WatchedEnvironment(environment));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return watched.process(annotations, round);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return watched.getSupportedAnnotationTypes();
  }

  @Override
  public Set<String> getSupportedOptions() {
    return watched.getSupportedOptions();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return watched.getSupportedSourceVersion();
  }

  /** Everything of the compiler's, but the Filer. */
  private final class WatchedEnvironment implements ProcessingEnvironment {
    private final ProcessingEnvironment compiler;

    WatchedEnvironment(ProcessingEnvironment compiler) {
      this.compiler = compiler;
    }

    @Override
    public Filer getFiler() {
      return new WatchedFiler(compiler.getFiler());
    }

    @Override
    public Map<String, String> getOptions() {
      return compiler.getOptions();
    }

    @Override
    public Messager getMessager() {
      return compiler.getMessager();
    }

    @Override
    public Elements getElementUtils() {
      return compiler.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return compiler.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return compiler.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return compiler.getLocale();
    }
  }

  /** Notes what is asked for, and hands it on. */
  private final class WatchedFiler implements Filer {
    private final Filer compiler;

    WatchedFiler(Filer compiler) {
      this.compiler = compiler;
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... origins)
        throws IOException {
      sources.add(new Source(name.toString(), List.of(origins)));
      return compiler.createSourceFile(name, origins);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... origins)
        throws IOException {
      others.add("class " + name);
      return compiler.createClassFile(name, origins);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence packageName,
        CharSequence name,
        Element... origins)
        throws IOException {
      if (location == StandardLocation.CLASS_OUTPUT && packageName.isEmpty()) {
        resources.add(new Source(name.toString(), List.of(origins)));
      } else {
        others.add("new resource " + packageName + "/" + name);
      }
      return compiler.createResource(location, packageName, name, origins);
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence packageName, CharSequence name)
        throws IOException {
      others.add("resource " + packageName + "/" + name);
      return compiler.getResource(location, packageName, name);
    }
  }
}
