package dev.keywright.report.forecast;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Volume;
import dev.keywright.report.LoadPicture;
import dev.keywright.report.page.LabeledNumber;
import dev.keywright.report.page.LoadView;
import dev.keywright.report.page.NumberText;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Simulation;
import dev.keywright.simulator.description.DescribedKey;
import dev.keywright.simulator.description.DesignScenarios;
import dev.keywright.simulator.description.LoadOptions;
import dev.keywright.simulator.picture.HeatMap;
import dev.keywright.simulator.store.RangeRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The heat map of the writes that the declared facts of a key foretell, for keys of stores whose
 * ranges the simulator knows, and whose author declares how many rows there are. A key for any
 * store is shown in HBase, and its page says so. Below a key that sends all writes to one place,
 * the picture shows it with a hash prefix and with buckets.
 */
public final class ForecastPicture implements LoadPicture {
  private static final String HOT_SPOT = "KW201";

  @Override
  public Optional<LoadView> of(KeyDescription key) {
    OptionalLong rows = key.volume().map(Volume::rows).orElse(OptionalLong.empty());
    boolean isKnown = key.store().map(it -> RangeRules.of(it).isPresent()).orElse(true);
    if (rows.isEmpty() || !isKnown) {
      return Optional.empty();
    }
    List<Forecast> forecasts =
        designs(key).stream()
            .map(it -> Simulation.run(DesignScenarios.of(it, LoadOptions.NONE)))
            .toList();
    Forecast forecast = forecasts.get(0);
    return Optional.of(
        new LoadView(figures(forecast), HeatMap.svg(forecasts, "load"), forecast.assumed()));
  }

  private static List<DescribedKey> designs(KeyDescription key) {
    DescribedKey design = DescribedKey.of(key);
    boolean isHotSpot = key.allFindings().anyMatch(it -> it.check().equals(HOT_SPOT));
    return isHotSpot && DesignScenarios.hasVariants(design)
        ? Stream.concat(
                Stream.of(design),
                DesignScenarios.variants(design).stream()
                    .filter(it -> !it.layout().equals(design.layout())))
            .toList()
        : List.of(design);
  }

  private static List<LabeledNumber> figures(Forecast forecast) {
    return List.of(
        LabeledNumber.share("Busiest range", forecast.busiestRange(), "Its share of the writes."),
        LabeledNumber.share(
            "Busiest server",
            forecast.busiestServer(),
            "Its share of the writes, with "
                + NumberText.count(forecast.servers(), "server")
                + "."),
        LabeledNumber.of(
            "Splits",
            NumberText.count(forecast.splits()),
            NumberText.count(forecast.last().ranges(), "range") + " at the end."),
        LabeledNumber.of(
            "Throttled requests",
            NumberText.count(forecast.throttled()),
            "Requests above the limits that the store publishes."));
  }
}
