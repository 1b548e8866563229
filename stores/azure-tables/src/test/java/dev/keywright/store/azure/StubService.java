package dev.keywright.store.azure;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.FixedDelayOptions;
import com.azure.core.http.policy.RetryOptions;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableClientBuilder;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Answers the requests of a client from memory, and keeps them. */
final class StubService implements HttpClient {
  private final Function<HttpRequest, HttpResponse> answers;
  private final List<HttpRequest> requests = new ArrayList<>();

  StubService(Function<HttpRequest, HttpResponse> answers) {
    this.answers = answers;
  }

  /** A client of this service that tries nothing again. */
  TableClient table() {
    return new TableClientBuilder()
        .connectionString(
            "DefaultEndpointsProtocol=http;AccountName=a;AccountKey=a2V5;"
                + "TableEndpoint=http://127.0.0.1:9/a;")
        .tableName("rows")
        .httpClient(this)
        .retryOptions(new RetryOptions(new FixedDelayOptions(0, Duration.ZERO)))
        .buildClient();
  }

  /** The queries of all requests by now, decoded. */
  List<String> queries() {
    return requests.stream()
        .map(it -> URLDecoder.decode(String.valueOf(it.getUrl().getQuery()), UTF_8))
        .toList();
  }

  int requests() {
    return requests.size();
  }

  @Override
  public Mono<HttpResponse> send(HttpRequest request) {
    requests.add(request);
    return Mono.fromSupplier(() -> answers.apply(request));
  }

  static HttpResponse answer(HttpRequest request, int status, HttpHeaders headers, String body) {
    if (headers.getValue(HttpHeaderName.CONTENT_TYPE) == null) {
      headers.set(HttpHeaderName.CONTENT_TYPE, "application/json");
    }
    return new Answer(request, status, headers, body.getBytes(UTF_8));
  }

  /** An answer with a body in memory. */
  private static final class Answer extends HttpResponse {
    private final int status;
    private final HttpHeaders headers;
    private final byte[] body;

    Answer(HttpRequest request, int status, HttpHeaders headers, byte[] body) {
      super(request);
      this.status = status;
      this.headers = headers;
      this.body = body;
    }

    @Override
    public int getStatusCode() {
      return status;
    }

    @Override
    @Deprecated
    public String getHeaderValue(String name) {
      return headers.getValue(HttpHeaderName.fromString(name));
    }

    @Override
    public HttpHeaders getHeaders() {
      return headers;
    }

    @Override
    public Flux<ByteBuffer> getBody() {
      return Flux.just(ByteBuffer.wrap(body));
    }

    @Override
    public Mono<byte[]> getBodyAsByteArray() {
      return Mono.just(body);
    }

    @Override
    public Mono<String> getBodyAsString() {
      return getBodyAsString(UTF_8);
    }

    @Override
    public Mono<String> getBodyAsString(Charset charset) {
      return Mono.just(new String(body, charset));
    }
  }
}
