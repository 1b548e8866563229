package dev.keywright.store.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.exception.HttpResponseException;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpMethod;
import com.azure.core.http.HttpRequest;
import com.azure.data.tables.models.TableEntity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AzureTableWriterTest {
  private static final HttpRequest REQUEST = new HttpRequest(HttpMethod.POST, "http://127.0.0.1");

  private static final String ONE_ANSWER =
      """
      --batchresponse_1
      Content-Type: multipart/mixed; boundary=changesetresponse_1

      --changesetresponse_1
      Content-Type: application/http
      Content-Transfer-Encoding: binary

      HTTP/1.1 204 No Content
      DataServiceVersion: 1.0;


      --changesetresponse_1--
      --batchresponse_1--
      """
          .replace("\n", "\r\n");

  private final StubService service =
      new StubService(
          request ->
              StubService.answer(
                  request,
                  202,
                  new HttpHeaders()
                      .set(
                          HttpHeaderName.CONTENT_TYPE, "multipart/mixed; boundary=batchresponse_1"),
                  ONE_ANSWER));
  private final AzureTableWriter writer = AzureTableWriter.of(service.table());

  @Test
  void rowsOfOnePartitionAreOneRequest() {
    writer.write(List.of(new TableEntity("ann", "1")));

    assertThat(writer.requests()).isEqualTo(1);
    assertThat(service.requests()).isEqualTo(1);
  }

  @Test
  void operationsWithoutAnAnswerAreNeverTakenForWritten() {
    List<TableEntity> rows = List.of(new TableEntity("ann", "1"), new TableEntity("ann", "2"));

    assertThatThrownBy(() -> writer.write(rows)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @CsvSource({"400, false", "403, false", "404, false", "409, false", "413, false"})
  @CsvSource({"408, true", "429, true", "500, true", "502, true", "503, true", "504, true"})
  void anAnswerTellsWhetherToTryAgain(int status, boolean isRetryable) {
    assertThat(
            writer.isRetryable(
                new RuntimeException(
                    new HttpResponseException(
                        "no", StubService.answer(REQUEST, status, new HttpHeaders(), "")))))
        .isEqualTo(isRetryable);
  }

  @Test
  void aLostConnectionIsTriedAgainAndAMistakeIsNot() {
    assertThat(writer.isRetryable(new UncheckedIOException(new IOException("reset")))).isTrue();
    assertThat(writer.isRetryable(new RuntimeException(new TimeoutException()))).isTrue();
    assertThat(writer.isRetryable(new IllegalArgumentException("no"))).isFalse();
  }
}
