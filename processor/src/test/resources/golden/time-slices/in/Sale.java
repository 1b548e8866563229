package demo;

import dev.keywright.PartitionKey;
import dev.keywright.TimePeriod;
import dev.keywright.TimeSlice;
import java.time.LocalDate;

@TimeSlice(
    by = "day",
    period = TimePeriod.MONTH,
    table = "sales_{yyyyMM}",
    recent = "P6M",
    retention = "P5Y")
public record Sale(@PartitionKey(order = 0, pad = 6) int device, LocalDate day, long cents) {}
