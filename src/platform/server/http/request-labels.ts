import type { Context } from 'hono';
import type { RequestKind } from '../telemetry/metrics.ts';
import type { AppEnv } from './caller.ts';

/** Beginnings of the patterns of what is no page. */
const KINDS: readonly (readonly [prefix: string, kind: RequestKind])[] = [
  ['/api/', 'api'],
  ['/media/', 'picture'],
  ['/healthz', 'operation'],
  ['/readyz', 'operation'],
  ['/metrics', 'operation'],
];
/** Patterns of parts that take every path. */
const EVERY_PATH: ReadonlySet<string> = new Set(['*', '/*']);

/**
 * By what an answered request is counted: the pattern of its route, never its path. A page has that
 * of the router; one that was answered before it was known, such as a refusal, is `unrendered`.
 */
export function requestLabels(c: Context<AppEnv>): { kind: RequestKind; route: string } {
  if (c.get('isFile') === true) return { kind: 'file', route: 'file' };
  const page = c.get('pageRoute');
  if (page !== undefined) return { kind: 'page', route: page };
  const { routePath } = c.req;
  if (EVERY_PATH.has(routePath)) return { kind: 'page', route: 'unrendered' };
  const [, kind = 'document'] = KINDS.find(([prefix]) => routePath.startsWith(prefix)) ?? [];
  return { kind, route: routePath };
}
