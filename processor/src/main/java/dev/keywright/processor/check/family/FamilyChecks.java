package dev.keywright.processor.check.family;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Family;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The checks that compare the members of a family. */
public final class FamilyChecks {
  private FamilyChecks() {}

  /** Judges a family. Its members are compared further only if they fit into one table. */
  public static Findings run(Family family) {
    // Of its own: an interface may carry several families, and a fault of one says nothing of
    // another.
    Findings findings = new Findings();
    MismatchedMembers.check(family, findings);
    if (!findings.hasErrors()) {
      compare(family, family.members().stream().map(Member::of).toList(), findings);
    }
    return findings;
  }

  private static void compare(Family family, List<Member> members, Findings findings) {
    Set<Member> shared = new HashSet<>();
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      for (Member other : members.subList(i + 1, members.size())) {
        if (!family.isComparedInside(member.layout(), other.layout())
            && SharedKey.check(family, member, other, findings)) {
          shared.addAll(List.of(member, other));
        }
      }
    }
    // What tells the keys apart changes the ranges, too, and so does what tells a pair apart.
    Set<Set<Member>> told = new HashSet<>();
    for (Member member : members.stream().filter(it -> !shared.contains(it)).toList()) {
      List<Member> others =
          members.stream()
              .filter(it -> !it.equals(member) && !told.contains(Set.of(member, it)))
              .filter(it -> !family.isComparedInside(member.layout(), it.layout()))
              .toList();
      ForeignRows.check(family, member, others, findings)
          .ifPresent(other -> told.add(Set.of(member, other)));
    }
  }
}
