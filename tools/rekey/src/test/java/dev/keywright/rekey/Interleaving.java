package dev.keywright.rekey;

import dev.keywright.rekey.state.Ticker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs actors in turn, one call at a time, in an order that a test chooses. Time goes on only if
 * the test says so.
 */
final class Interleaving implements AutoCloseable {
  /** Says who goes on. */
  interface Choice {
    /**
     * One of the actors that can.
     *
     * @return its place in the list
     */
    int of(List<Actor> ready);
  }

  /** The end of a process in the middle of its work. */
  static final class Killed extends Error {
    private static final long serialVersionUID = 1;

    Killed() {
      super("killed", null, false, false);
    }
  }

  private static final ThreadLocal<@Nullable Actor> RUNNING = new ThreadLocal<>();

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<Actor> actors = new ArrayList<>();
  private final Semaphore back = new Semaphore(0);
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private final long longestCall;
  private long now;

  Interleaving(Duration longestCall) {
    // Time goes on between two looks at it.
    this.longestCall = longestCall.toNanos() / 2;
  }

  /** A process of its own. */
  final class Actor {
    private final Semaphore turn = new Semaphore(0);
    private final String name;
    private volatile boolean isEnded;
    private volatile boolean isKilled;
    private volatile long wakes;
    private volatile boolean isInCall;
    private volatile long callStart;

    private Actor(String name) {
      this.name = name;
    }

    String name() {
      return name;
    }

    boolean isEnded() {
      return isEnded;
    }

    /** It ends at its next call. */
    void kill() {
      isKilled = true;
      wakes = 0;
      isInCall = false;
    }

    /**
     * It stands still, as a process that the system has stopped; not while the store works for it.
     */
    void stopUntil(long time) {
      if (!isInCall) {
        wakes = Math.max(wakes, time);
      }
    }

    private void go() {
      turn.release();
      back.acquireUninterruptibly();
    }
  }

  Actor start(String name, Runnable work) {
    Actor actor = new Actor(name);
    actors.add(actor);
    threads.execute(
        () -> {
          actor.turn.acquireUninterruptibly();
          RUNNING.set(actor);
          try {
            work.run();
          } catch (Killed end) {
            // As a process that is gone.
          } catch (Throwable failed) {
            failure.compareAndSet(null, failed);
          } finally {
            RUNNING.remove();
            actor.isEnded = true;
            back.release();
          }
        });
    return actor;
  }

  /** Where an actor waits for its next turn; elsewhere, nothing. */
  void pause() {
    Actor actor = RUNNING.get();
    if (actor != null) {
      back.release();
      actor.turn.acquireUninterruptibly();
      if (actor.isKilled) {
        throw new Killed();
      }
    }
  }

  /** As {@link #pause}, where the store has the call already: it takes no longer than calls may. */
  void call() {
    Actor actor = RUNNING.get();
    if (actor != null) {
      actor.callStart = now;
      actor.isInCall = true;
      pause();
      actor.isInCall = false;
    }
  }

  Ticker ticker() {
    return new Ticker() {
      @Override
      public long nanos() {
        return now;
      }

      @Override
      public void sleep(Duration time) {
        Actor actor = RUNNING.get();
        if (actor != null) {
          actor.wakes = now + time.toNanos();
        }
        pause();
      }
    };
  }

  long now() {
    return now;
  }

  void pass(Duration time) {
    now += time.toNanos();
  }

  /** One turn of one actor; false if all have ended. */
  boolean step(Choice choice) {
    List<Actor> living = actors.stream().filter(it -> !it.isEnded).toList();
    if (living.isEmpty()) {
      return false;
    }
    List<Actor> ready = living.stream().filter(it -> it.wakes <= now).toList();
    if (ready.isEmpty()) {
      now = living.stream().mapToLong(it -> it.wakes).min().getAsLong();
      return true;
    }
    List<Actor> due =
        ready.stream().filter(it -> it.isInCall && now - it.callStart >= longestCall).toList();
    (due.isEmpty() ? ready.get(choice.of(ready)) : due.get(0)).go();
    Throwable failed = failure.get();
    if (failed != null) {
      throw new AssertionError("an actor failed: " + failed, failed);
    }
    return true;
  }

  @Override
  public void close() {
    for (Actor actor : actors) {
      while (!actor.isEnded) {
        actor.kill();
        actor.go();
      }
    }
    threads.shutdown();
  }
}
