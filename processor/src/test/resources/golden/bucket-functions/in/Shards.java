package demo;

/** The shard of a user in one of the systems before. */
public final class Shards {
  private Shards() {}

  public static int bucket(long user, Visit.Kind kind, int count) {
    return (int) Math.floorMod(user + kind.ordinal(), (long) count);
  }
}
