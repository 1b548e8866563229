package dev.keywright.simulator.key;

/** So many different values that none is written more than once: hashes, random ids. */
public record DistinctValues(String name) implements Level {

  @Override
  public double below(double at, Period period, Rest rest) {
    return period.writes() * Math.max(0, Math.min(1, at));
  }

  @Override
  public Found find(double writes, Period period) {
    double all = period.writes();
    double at = all == 0 ? 0.5 : Math.max(0, Math.min(1, writes / all));
    return new Found(at, writes, 0, period, at);
  }

  @Override
  public Level flat() {
    return this;
  }

  @Override
  public double heaviest(Period period) {
    return 0;
  }

  @Override
  public double median(Period period) {
    return 0;
  }
}
