package dev.keywright.processor.emit.family;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One character of a column that tells most members of a family apart, so that the last of many
 * members is found as fast as the first.
 *
 * @param column the index of the column
 * @param place the index of the character
 * @param members which members have which character there
 */
record MemberSwitch(int column, int place, Map<Character, List<Integer>> members) {
  /** Fewer cases read better as conditions, and cost no more. */
  private static final int FEWEST_CASES = 3;

  /** The place with the most cases, if some has enough of them. */
  static Optional<MemberSwitch> of(List<Integer> members, int columns, MemberMarks tests) {
    return IntStream.range(0, columns)
        .boxed()
        .flatMap(column -> places(members, column, tests))
        .filter(it -> it.members.size() >= FEWEST_CASES)
        .min(
            Comparator.<MemberSwitch>comparingInt(it -> -it.members.size())
                .thenComparing(it -> -it.covered())
                .thenComparing(MemberSwitch::place));
  }

  private static Stream<MemberSwitch> places(List<Integer> members, int column, MemberMarks tests) {
    return members.stream()
        .flatMap(member -> tests.constants(member, column).keySet().stream())
        .distinct()
        .map(place -> at(members, column, place, tests));
  }

  private static MemberSwitch at(List<Integer> members, int column, int place, MemberMarks tests) {
    Map<Character, List<Integer>> cases = new TreeMap<>();
    for (int member : members) {
      Character constant = tests.constants(member, column).get(place);
      if (constant != null) {
        cases.computeIfAbsent(constant, it -> new ArrayList<>()).add(member);
      }
    }
    return new MemberSwitch(column, place, cases);
  }

  private int covered() {
    return members.values().stream().mapToInt(List::size).sum();
  }

  /** Whether a member is in one of the cases. */
  boolean covers(int member) {
    return members.values().stream().anyMatch(it -> it.contains(member));
  }
}
