package dev.keywright.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.LockUpdate;
import dev.keywright.guard.lock.RenamedKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Writes the layouts of the module into its lock. Call it by hand; it is no part of a build. */
@Mojo(name = "lock", threadSafe = true)
@Execute(phase = LifecyclePhase.COMPILE)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters
public final class LockMojo extends AbstractLockMojo {
  /** A release has written rows: all drafts become live. */
  @Parameter(property = "keywright.live", defaultValue = "false")
  private boolean live;

  /** The classes of keys whose older rows were moved or deleted: their live lines are retired. */
  @Parameter(property = "keywright.retire")
  private Set<String> retire;

  @Override
  void execute(LockFile lock, CompiledModule module) throws IOException {
    RenamedKeys.of(lock, module).without(retire).shown().forEach(getLog()::warn);
    for (String key : retire) {
      if (!lock.keys().contains(key)) {
        throw new IOException("it has no line of " + key + ": give the class of a key");
      }
    }
    LockFile locked = LockUpdate.retiring(lock, module, retire);
    LockFile written = live ? LockDecision.live(locked, List.of()) : locked;
    if (!written.equals(lock)) {
      Files.writeString(file(), written.toString(), UTF_8);
    }
    getLog().info(file().getFileName() + ": " + written.layouts().size() + " layouts");
  }
}
