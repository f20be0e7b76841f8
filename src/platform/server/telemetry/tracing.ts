import type { Config } from '../config/config.ts';

/** Values of a span, by the names of OpenTelemetry's semantic conventions. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Kinds of spans: an answered request, a call to another service, or work of our own. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** A span that hasn't ended. */
export interface OpenSpan {
  /** Runs work whose spans are parts of this one. */
  run<T>(work: () => T): T;
  /**
   * @param result.name replaces the name it began with
   * @param result.failed whether it counts as an error
   */
  end(result?: { name?: string; attributes?: SpanAttributes; failed?: boolean }): void;
}

interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: SpanAttributes;
  /** The caller's `traceparent` header, as W3C Trace Context defines it. */
  readonly traceparent?: string | undefined;
}

/** Opens spans and sends them to a collector. */
export interface Tracer {
  open(start: SpanStart): OpenSpan;
  /** Whether a span is open around the running code. */
  isWithin(): boolean;
  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}

const NO_SPAN: OpenSpan = { run: (work) => work(), end: () => {} };

let tracer: Tracer | null = null;

/**
 * Begins to trace where a collector is configured. Only then is the code of OpenTelemetry loaded.
 *
 * @returns sends what is left, and ends
 */
export async function startTracing(
  { tracing, commit }: Pick<Config, 'tracing' | 'commit'>,
  release: { readonly version: string },
): Promise<() => Promise<void>> {
  if (tracing === undefined) return async () => {};
  const { makeOtlpTracer } = await import('./otlp-tracer.ts');
  const started = makeOtlpTracer(tracing, {
    'service.name': 'wayhearth',
    'service.version': release.version,
    ...(commit === undefined ? {} : { 'vcs.ref.head.revision': commit }),
  });
  tracer = started;
  return async () => {
    tracer = null;
    await started.stop();
  };
}

/** Opens a span: one that begins a trace, or a part of the one around it. */
export function openSpan(start: SpanStart): OpenSpan {
  return tracer?.open(start) ?? NO_SPAN;
}

/**
 * Opens a span that is of interest only as a part of another one, such as a statement.
 *
 * @param describe called only where it is made
 */
export function openPart(describe: () => SpanStart): OpenSpan {
  return tracer?.isWithin() === true ? tracer.open(describe()) : NO_SPAN;
}
