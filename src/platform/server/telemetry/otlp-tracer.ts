import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  SpanKind as Kind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config/config.ts';
import type { SpanAttributes, SpanKind, Tracer } from './spans.ts';

const KINDS: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};
/** Milliseconds that a collector may take, and that spans wait to be sent together. */
const PATIENCE_MS = 5_000;
const DELAY_MS = 2_000;
/** Spans that wait at most; further ones are dropped. */
const MAX_WAITING = 4_096;
/** Version, trace, parent and flags, in hexadecimal digits; ids of zeros alone are invalid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The span that a `traceparent` header names; null where it can't be read. */
function parentIn(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags = '00'] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  return {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
}

/**
 * A tracer that sends spans to a collector by OTLP over HTTP, as JSON. Where the collector is away,
 * spans are dropped.
 *
 * A caller's trace is continued, but whether it is sampled is decided by its id alone: otherwise
 * strangers would decide how many are sent.
 *
 * @param resource describes this process
 */
export function makeOtlpTracer(
  { endpoint, share }: NonNullable<Config['tracing']>,
  resource: SpanAttributes,
): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: DELAY_MS,
        exportTimeoutMillis: PATIENCE_MS,
        maxQueueSize: MAX_WAITING,
      }),
    ],
  });
  const spans = provider.getTracer('wayhearth');
  const contexts = new AsyncLocalStorage<Context>();
  return {
    isWithin: () => contexts.getStore() !== undefined,
    open: ({ name, kind, attributes, traceparent }) => {
      const around = contexts.getStore();
      const remote = around === undefined ? parentIn(traceparent) : null;
      const parent =
        around ?? (remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote));
      const span = spans.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      const within = trace.setSpan(parent, span);
      return {
        run: (work) => contexts.run(within, work),
        end: ({ name: renamed, attributes: more, failed = false } = {}) => {
          if (renamed !== undefined) span.updateName(renamed);
          if (more !== undefined) span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // Rejects where the collector is away.
    stop: () => provider.shutdown().catch(() => {}),
  };
}
