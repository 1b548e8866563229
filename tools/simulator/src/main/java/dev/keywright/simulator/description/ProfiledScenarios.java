package dev.keywright.simulator.description;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.Growth;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Traffic;
import dev.keywright.simulator.key.Values;
import dev.keywright.simulator.store.RangeRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.StreamSupport;

/** Makes scenarios of real keys, as {@code keywright profile --json} has profiled them. */
public final class ProfiledScenarios {
  private static final double GROWING = 0.5;

  private ProfiledScenarios() {}

  /**
   * New writes go where the last tenth of the keys went.
   *
   * @param json the output of {@code keywright profile --json}
   * @param isArrival whether its keys came in the order in which they were written, also if that
   *     ascends
   * @throws MalformedProfileException if it is something else
   * @throws IllegalArgumentException if the store of the options is not known
   */
  public static Scenario scenario(
      String title, String json, LoadOptions options, boolean isArrival) {
    JsonNode profile = tree(json).path("profile");
    JsonNode shares = profile.path("regions").path("shares");
    if (!shares.isArray() || shares.isEmpty()) {
      throw new MalformedProfileException("it has no regions: it is no profile");
    }
    double[] weights = weights(shares);
    if (weights.length < shares.size() || Arrays.stream(weights).sum() <= 0) {
      throw new MalformedProfileException(
          "its regions have no shares of the keys: it is no profile");
    }
    List<String> assumed = new ArrayList<>();
    List<Level> levels = levels(profile, isArrival, assumed);
    RangeRules rules = DesignScenarios.rules(Optional.empty(), options.cluster(), assumed);
    if (rules.hashed()) {
      throw new IllegalArgumentException(
          rules.title() + " orders rows by a hash, of which a profile of keys says nothing");
    }
    Traffic traffic =
        DesignScenarios.traffic(
            OptionalLong.of(Math.max(1, profile.path("keys").asLong())),
            OptionalLong.empty(),
            options.requests(),
            assumed);
    KeyModel model = new KeyModel(levels, levels.size(), traffic);
    long bytes = options.requests().bytesPerRow().orElseGet(() -> DesignScenarios.bytes(assumed));
    return DesignScenarios.scenario(title, model, rules, options, bytes, assumed);
  }

  private static List<Level> levels(JsonNode profile, boolean isArrival, List<String> assumed) {
    JsonNode shares = profile.path("regions").path("shares");
    JsonNode arrival = profile.path("arrival");
    boolean isInOrder = isArrival || !arrival.path("isSorted").asBoolean();
    double larger = arrival.path("largestSoFar").path("value").asDouble();
    if (isInOrder && larger > GROWING) {
      assumed.add(
          String.format(
              Locale.ROOT,
              "%.0f %% of the keys are larger than all before them, so new ones come last.",
              100 * larger));
      return List.of(Growth.time("key", 0, /* descending= */ false));
    }
    double[] recent = weights(arrival.path("recentShares"));
    boolean usesRecent =
        isInOrder && recent.length == shares.size() && Arrays.stream(recent).sum() > 0;
    assumed.add(
        usesRecent
            ? "New writes go to the regions of the profile as the last tenth of the keys did."
            : "The keys of the profile are sorted, so new writes go where its keys are; --arrival says"
                + " that they were written in this order.");
    assumed.add("Inside a region of the profile, writes spread evenly.");
    double[] weights = usesRecent ? recent : weights(shares);
    return List.of(Values.evenly("region", weights), new DistinctValues("key"));
  }

  /** The shares of regions; what is none is left out. */
  private static double[] weights(JsonNode shares) {
    return StreamSupport.stream(shares.spliterator(), false)
        .filter(JsonNode::isNumber)
        .mapToDouble(JsonNode::asDouble)
        .filter(it -> it >= 0 && it <= 1)
        .toArray();
  }

  private static JsonNode tree(String json) {
    try {
      return JsonMapper.builder().build().readTree(json);
    } catch (JsonProcessingException broken) {
      throw new MalformedProfileException("it is no JSON: " + broken.getOriginalMessage());
    }
  }
}
