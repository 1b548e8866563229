package systems;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The log of functions in Azure: newest first, by ticks that count down in 20 digits. */
@StoredIn(Store.AZURE_TABLE)
@ExistingRows(reason = "written by the host of the functions")
@PartitionTemplate(value = "R2", column = "PartitionKey")
@SortTemplate(value = "{host}-{function}-{at}-{id}", column = "RowKey")
public record WebJob(
    @SortKey @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 32) String host,
    @SortKey @Domain(alphabet = "0-9a-z.", minLength = 1, maxLength = 128) String function,
    @SortKey(time = TimeFormat.DOTNET_TICKS, floor = ChronoUnit.MICROS)
        @EncodedNumber(
            as = NumberEncoding.DECIMAL,
            width = 20,
            countDownFrom = 3155378975999999999L)
        Instant at,
    @SortKey @EncodedNumber(as = NumberEncoding.HEX, width = 8) long id) {}
