import { Histogram, Registry } from 'prom-client';
import { readPools } from '../database/watch-pool.ts';
import { processRegistry } from './instruments.ts';
import { makeScrapedGauges, type ScrapedSources } from './scraped-gauges.ts';

/** Kinds of requests, so that figures of pages and of calls are apart. */
export type RequestKind = 'page' | 'api' | 'picture' | 'file' | 'document' | 'operation';

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  readonly kind: RequestKind;
  /** The pattern, not the path, so that there are few labels. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Prometheus metrics of this process. */
export interface Metrics {
  request(answered: AnsweredRequest): void;
  /** A call that a page made while it was rendered; the page's own time includes it. */
  internalCall(answered: Pick<AnsweredRequest, 'route' | 'status' | 'ms'>): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const METHODS: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
]);

/**
 * A registry of its own beside that of the process, so that tests may have several in one process.
 *
 * @param sources what is read for each scrape; none by default
 */
export function makeMetrics(sources?: ScrapedSources): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'kind', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const internalCalls = new Histogram({
    name: 'wayhearth_internal_call_duration_seconds',
    help: 'Time of a call that a page made while it was rendered',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  });
  const readSources = sources === undefined ? null : makeScrapedGauges(registry, sources);
  const all = Registry.merge([processRegistry, registry]);
  return {
    request: ({ method, kind, route, status, ms }) => {
      const label = METHODS.has(method) ? method : 'other';
      requests.observe({ method: label, kind, route, status }, ms / 1_000);
    },
    internalCall: ({ route, status, ms }) => internalCalls.observe({ route, status }, ms / 1_000),
    contentType: all.contentType,
    text: async () => {
      readPools();
      await readSources?.();
      return all.metrics();
    },
  };
}
