import type { Config } from '../config/config.ts';
import type { OpenSpan, SpanStart, Tracer } from './spans.ts';

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
