package dev.keywright.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockDecision;
import dev.keywright.guard.lock.LockFile;
import dev.keywright.guard.lock.LockUpdate;
import dev.keywright.guard.lock.Renaming;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Writes the layouts of the module into its lock. Call it by hand; it is no part of a build. */
@Mojo(name = "lock", threadSafe = true)
@Execute(phase = LifecyclePhase.COMPILE)
public final class LockMojo extends LockedMojo {
  /** A release has written rows: all drafts become live. */
  @Parameter(property = "keywright.live", defaultValue = "false")
  private boolean live;

  @Override
  void execute(LockFile lock, CompiledModule module) throws IOException {
    Renaming.of(lock, module).shown().forEach(getLog()::warn);
    LockFile locked = LockUpdate.of(lock, module);
    LockFile written = live ? LockDecision.live(locked, List.of()) : locked;
    if (!written.equals(lock)) {
      Files.writeString(file(), written.toString(), UTF_8);
    }
    getLog().info(file().getFileName() + ": " + written.layouts().size() + " layouts");
  }
}
