package dev.keywright.engine.azurite;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.azure.core.http.HttpMethod;
import com.azure.core.http.HttpPipelineCallContext;
import com.azure.core.http.HttpPipelineNextPolicy;
import com.azure.core.http.HttpPipelineNextSyncPolicy;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.core.util.BinaryData;
import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import reactor.core.publisher.Mono;

/** Keeps what a client sends, apart from the counts of readers and writers. */
final class Sent implements HttpPipelinePolicy {
  private final List<HttpRequest> requests = Collections.synchronizedList(new ArrayList<>());

  /** The queries, decoded. */
  List<String> queries() {
    return requests.stream()
        .filter(it -> it.getHttpMethod() == HttpMethod.GET)
        .map(it -> URLDecoder.decode(it.getUrl().getQuery(), UTF_8))
        .toList();
  }

  /** The bytes of the transactions. */
  List<Integer> transactions() {
    return requests.stream()
        .filter(it -> it.getUrl().getPath().endsWith("$batch"))
        .map(HttpRequest::getBodyAsBinaryData)
        .map(BinaryData::toBytes)
        .map(it -> it.length)
        .toList();
  }

  @Override
  public Mono<HttpResponse> process(HttpPipelineCallContext context, HttpPipelineNextPolicy next) {
    requests.add(context.getHttpRequest());
    return next.process();
  }

  @Override
  public HttpResponse processSync(
      HttpPipelineCallContext context, HttpPipelineNextSyncPolicy next) {
    requests.add(context.getHttpRequest());
    return next.processSync();
  }
}
