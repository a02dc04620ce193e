import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Traces, TracesOptions } from './traces';

/** Fastify publishes here each request that reaches its handler. */
const HANDLER_STARTS = 'tracing:fastify.request.handler:start';

/** Including all repetitions: a server waits for this at shutdown. */
const EXPORT_TIMEOUT_MS = 3000;

type HandledRequest = { request: FastifyRequest; reply: FastifyReply };

/**
 * Traces the requests of this process from now on. A span starts with its request and ends with its answer. It has the request's id, as in
 * the logs, its route and its status. It never has its path or query, which name members and contain tokens. The request's `traceparent` is
 * replaced with the trace header of the span, so that forwarded headers continue the trace.
 */
export function traceRequests({ service, endpoint, trustsCaller, onError }: TracesOptions & { endpoint: string }): Traces {
  let lastFailure = '';
  function report(exception: unknown): void {
    const error = exception instanceof Error ? exception : new Error(JSON.stringify(exception));
    if (error.message !== lastFailure) onError(error);
    lastFailure = error.message;
  }
  setGlobalErrorHandler(report);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('requests');
  const propagator = new W3CTraceContextPropagator();

  function begin(message: unknown): void {
    const { request, reply } = message as HandledRequest;
    const { headers } = request.raw;
    const route = request.routeOptions.url ?? 'none';
    const parent = trustsCaller ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
    const startTime = Date.now() - reply.elapsedTime;
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes, startTime }, parent);
    delete headers.tracestate;
    propagator.inject(trace.setSpan(parent, span), headers, defaultTextMapSetter);
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      else if (!writableFinished) span.setStatus({ code: SpanStatusCode.ERROR, message: 'the client left' });
      span.end();
    });
  }

  subscribe(HANDLER_STARTS, begin);
  return {
    async close() {
      unsubscribe(HANDLER_STARTS, begin);
      await provider.shutdown().catch(report);
    },
  };
}
