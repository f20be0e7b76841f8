import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of this process. */
export interface Metrics {
  /** @param route the pattern, not the path, so that there are few labels */
  request(method: string, route: string, status: number, ms: number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** A registry of its own, so that tests may have several in one process. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    request: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
