package dev.keywright.rekey;

import dev.keywright.rekey.state.Ticker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * Runs actors in turn, one call at a time, in an order that a test chooses. Time goes on only if
 * the test says so. The thread whose turn ends asks who is next: to wake another one takes longer
 * than most calls, and the next one is often itself.
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

  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Interleaving::thread);

  // One thread runs at a time, and what it wrote is seen by the one that it wakes.
  private final List<Actor> actors = new ArrayList<>();
  private final Semaphore back = new Semaphore(0);
  private final long longestCall;
  private Choice choice = ready -> 0;
  private Runnable afterTurn = () -> {};
  private @Nullable Actor running;
  private @Nullable Throwable failure;
  private boolean isClosing;
  private long now;

  Interleaving(Duration longestCall) {
    // Time goes on between two looks at it.
    this.longestCall = longestCall.toNanos() / 2;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "actor");
    thread.setDaemon(true);
    return thread;
  }

  /** A process of its own. */
  static final class Actor {
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

    private void waitForTurn() {
      turn.acquireUninterruptibly();
    }
  }

  Actor start(String name, Runnable work) {
    Actor actor = new Actor(name);
    actors.add(actor);
    THREADS.execute(
        () -> {
          actor.waitForTurn();
          try {
            work.run();
          } catch (Killed end) {
            // As a process that is gone.
          } catch (Throwable failed) {
            fail(failed);
          } finally {
            actor.isEnded = true;
            wake(following());
          }
        });
    return actor;
  }

  private void fail(Throwable failed) {
    if (failure == null) {
      failure = failed;
    }
  }

  private void wake(@Nullable Actor next) {
    (next == null ? back : next.turn).release();
  }

  /** Where an actor waits for its next turn; elsewhere, nothing. */
  void pause() {
    Actor actor = running;
    if (actor != null) {
      Actor next = following();
      if (next != actor) {
        wake(next);
        actor.waitForTurn();
      }
      if (actor.isKilled) {
        throw new Killed();
      }
    }
  }

  /** As {@link #pause}, where the store has the call already: it takes no longer than calls may. */
  void call() {
    Actor actor = running;
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
        Actor actor = running;
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

  /** Turns of the actors, until all have ended. */
  void run(Choice choice) {
    run(choice, () -> {});
  }

  /**
   * Turns of the actors, until all have ended.
   *
   * @param afterTurn what the test does after each turn; no actor runs meanwhile
   */
  void run(Choice choice, Runnable afterTurn) {
    this.choice = choice;
    this.afterTurn = afterTurn;
    Actor first = next();
    if (first != null) {
      wake(first);
      back.acquireUninterruptibly();
    }
    if (failure != null) {
      throw new AssertionError("an actor failed: " + failure, failure);
    }
  }

  /** The end of a turn: who has the next one; null if the test goes on. */
  private @Nullable Actor following() {
    running = null;
    if (isClosing || failure != null) {
      return null;
    }
    try {
      afterTurn.run();
      return next();
    } catch (Throwable failed) {
      fail(failed);
      return null;
    }
  }

  private @Nullable Actor next() {
    List<Actor> living = living();
    List<Actor> ready = ready(living);
    while (ready.isEmpty() && !living.isEmpty()) {
      now = living.stream().mapToLong(it -> it.wakes).min().getAsLong();
      afterTurn.run();
      living = living();
      ready = ready(living);
    }
    if (!ready.isEmpty()) {
      running = due(ready);
    }
    return running;
  }

  private List<Actor> living() {
    return actors.stream().filter(it -> !it.isEnded).toList();
  }

  private List<Actor> ready(List<Actor> living) {
    return living.stream().filter(it -> it.wakes <= now).toList();
  }

  private Actor due(List<Actor> ready) {
    return ready.stream()
        .filter(it -> it.isInCall && now - it.callStart >= longestCall)
        .findFirst()
        .orElseGet(() -> ready.get(choice.of(ready)));
  }

  @Override
  public void close() {
    isClosing = true;
    for (Actor actor : actors) {
      while (!actor.isEnded) {
        actor.kill();
        running = actor;
        wake(actor);
        back.acquireUninterruptibly();
      }
    }
  }
}
