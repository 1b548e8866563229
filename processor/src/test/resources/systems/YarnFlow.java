package systems;

import dev.keywright.*;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** YARN's timeline of applications in HBase: texts before '!', and inverted numbers behind. */
@KeyFormat(Format.BINARY)
@ExistingRows(reason = "the timeline service writes them")
@PartitionTemplate("{cluster}{user}{flow}{run}!{created}{number}")
public record YarnFlow(
    @PartitionKey
        @EncodedText(as = TextEncoding.TERMINATED, end = '!', escapes = {"!", "%0$", "%", "%9$"})
        String cluster,
    @PartitionKey
        @EncodedText(as = TextEncoding.TERMINATED, end = '!', escapes = {"!", "%0$", "%", "%9$"})
        String user,
    @PartitionKey
        @EncodedText(as = TextEncoding.TERMINATED, end = '!', escapes = {"!", "%0$", "%", "%9$"})
        String flow,
    @PartitionKey
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8, countDownFrom = Long.MAX_VALUE)
        long run,
    @PartitionKey(floor = ChronoUnit.MILLIS)
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 8, countDownFrom = Long.MAX_VALUE)
        Instant created,
    @PartitionKey
        @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT, width = 4, countDownFrom = 2147483647L)
        int number) {}
