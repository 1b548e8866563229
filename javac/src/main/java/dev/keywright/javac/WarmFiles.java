package dev.keywright.javac;

import com.sun.tools.javac.api.ClientCodeWrapper;
import com.sun.tools.javac.file.CacheFSInfo;
import com.sun.tools.javac.file.JavacFileManager;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** The files of one compilation, as javac has them, except for the class loader of processors. */
@ClientCodeWrapper.Trusted // javac hands over its options only to files that it trusts
final class WarmFiles extends JavacFileManager {
  /** One set for each thread of Maven, so that no two compilations at a time share a processor. */
  private static final ThreadLocal<Map<String, ClassLoader>> LOADED =
      ThreadLocal.withInitial(HashMap::new);

  private WarmFiles(Context context, Charset charset) {
    super(context, true, charset);
  }

  /** Made as {@code JavacTool} makes them. */
  static WarmFiles of(
      DiagnosticListener<? super JavaFileObject> listener, Locale locale, Charset charset) {
    Context context = new Context();
    context.put(Locale.class, locale);
    if (listener != null) {
      context.put(DiagnosticListener.class, listener);
    }
    Charset errors = charset == null ? Charset.defaultCharset() : charset;
    context.put(Log.errKey, new PrintWriter(new OutputStreamWriter(System.err, errors), true));
    CacheFSInfo.preRegister(context);
    return new WarmFiles(context, charset);
  }

  /** Keeps what others released. What this build makes is loaded for each compilation. */
  @Override
  protected ClassLoader getClassLoader(URL[] places) {
    List<URL> released = new ArrayList<>();
    List<URL> ours = new ArrayList<>();
    for (URL place : places) {
      (isReleased(place) ? released : ours).add(place);
    }
    ClassLoader kept =
        LOADED
            .get()
            .computeIfAbsent(released.toString(), key -> super.getClassLoader(array(released)));
    return new URLClassLoader(array(ours), kept);
  }

  private static boolean isReleased(URL place) {
    String path = place.getPath();
    return path.endsWith(".jar")
        && !path.substring(path.lastIndexOf('/') + 1).startsWith("keywright-");
  }

  private static URL[] array(List<URL> places) {
    return places.toArray(URL[]::new);
  }
}
