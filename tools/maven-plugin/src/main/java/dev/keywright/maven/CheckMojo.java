package dev.keywright.maven;

import dev.keywright.guard.lock.AcceptedRowLoss;
import dev.keywright.guard.lock.CompiledModule;
import dev.keywright.guard.lock.LockCheck;
import dev.keywright.guard.lock.LockFile;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Fails the build if it does not agree with the lock. Writes nothing. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends AbstractLockMojo {
  @Override
  void execute(LockFile lock, CompiledModule module) throws MojoFailureException {
    LockCheck check = LockCheck.of(lock, module);
    check.renaming().shown().forEach(getLog()::warn);
    for (AcceptedRowLoss it : check.approved()) {
      getLog().warn(it.key() + ": rows of v" + it.version() + " are given up: " + it.because());
    }
    if (!check.mismatches().isEmpty()) {
      throw new MojoFailureException(
          check.mismatches().stream()
              .map(Object::toString)
              .collect(Collectors.joining("\n", file().getFileName() + ":\n", "")));
    }
    getLog().info(module.keys().size() + " keys agree with " + file().getFileName());
  }
}
