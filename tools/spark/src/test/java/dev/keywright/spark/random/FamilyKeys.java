package dev.keywright.spark.random;

import dev.keywright.processor.laws.WrittenKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** Layouts with columns of the same types as one family, and the keys of all of them. */
final class FamilyKeys {
  private static final int MOST_MEMBERS = 5;

  private final List<LayoutRows> members;
  private final List<Member> keys = new ArrayList<>();

  private record Member(LayoutRows layout, WrittenKey key) {}

  private FamilyKeys(List<LayoutRows> members) {
    this.members = members;
    members.forEach(it -> it.keys().forEach(key -> keys.add(new Member(it, key))));
  }

  /** The families that layouts can make. */
  static List<FamilyKeys> of(List<LayoutRows> layouts) {
    Map<List<DataType>, List<LayoutRows>> alike = new LinkedHashMap<>();
    for (LayoutRows layout : layouts) {
      List<DataType> types = IntStream.range(0, layout.columns()).mapToObj(layout::type).toList();
      List<LayoutRows> members = alike.computeIfAbsent(types, it -> new ArrayList<>());
      if (members.size() < MOST_MEMBERS) {
        members.add(layout);
      }
    }
    return alike.values().stream().filter(it -> it.size() > 1).map(FamilyKeys::new).toList();
  }

  List<LayoutRows> members() {
    return members;
  }

  StructType schema() {
    StructType schema = new StructType().add("key", DataTypes.IntegerType, false);
    for (int i = 0; i < members.get(0).columns(); i++) {
      schema = schema.add("k" + i, members.get(0).type(i), false);
    }
    return schema;
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      List<Object> cells = new ArrayList<>(List.of(i));
      cells.addAll(keys.get(i).key.columns());
      rows.add(RowFactory.create(cells.toArray()));
    }
    return rows;
  }

  /**
   * What is wrong with the structs of the keys. A key that several members can have written is one
   * of any of them.
   *
   * @param answers the number of each key, and its struct
   */
  List<String> faults(List<Row> answers) {
    List<String> faults = new ArrayList<>();
    for (Row answer : answers) {
      Member asked = keys.get(answer.getInt(0));
      Row struct = answer.getStruct(1);
      if (!isRight(asked, struct)) {
        faults.add(asked.layout.layout() + "\n  " + asked.key + " is " + struct);
      }
    }
    if (answers.size() != keys.size()) {
      faults.add(keys.size() + " keys, and " + answers.size() + " answers");
    }
    return faults;
  }

  private boolean isRight(Member asked, Row struct) {
    String name = struct.getAs("member");
    if (name == null) {
      boolean isHeld = asked.key.values().stream().allMatch(PlainValue::fits);
      return !isHeld && struct.getAs("reason") != null && isBare(struct, "");
    }
    Row parts = struct.getAs(name);
    return struct.getAs("reason") == null && isBare(struct, name) && isWritten(name, parts, asked);
  }

  private boolean isBare(Row struct, String member) {
    return members.stream()
        .map(it -> it.layout().name())
        .allMatch(it -> (struct.getAs(it) == null) != it.equals(member));
  }

  private boolean isWritten(String name, Row parts, Member asked) {
    LayoutRows member =
        members.stream().filter(it -> it.layout().name().equals(name)).findFirst().orElseThrow();
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < parts.length(); i++) {
      values.add(PlainValue.asOracleHas(parts.get(i), member.values(i)));
    }
    return member.layout().isWritten(new WrittenKey(values, asked.key.columns()));
  }
}
