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

/** The beginning of a span. */
export interface SpanStart {
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
