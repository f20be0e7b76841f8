import type { MiddlewareHandler } from 'hono';
import { openSpan } from '../telemetry/tracing.ts';
import type { AppEnv } from './caller.ts';
import { requestLabels } from './request-labels.ts';

/**
 * Makes a span of each request, with the pattern of its route and never its path. A call that a page
 * makes while it is rendered is a part of the page's span.
 */
export const traceRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method } = c.req;
  const isInternal = c.env?.internal === true;
  const span = openSpan({
    name: method,
    kind: isInternal ? 'internal' : 'server',
    attributes: { 'http.request.method': method },
    traceparent: c.req.header('traceparent'),
  });
  await span.run(next);
  const { kind, route } = requestLabels(c);
  const { status } = c.res;
  span.end({
    name: `${method} ${route}`,
    attributes: {
      'http.route': route,
      'http.response.status_code': status,
      'wayhearth.kind': kind,
      'wayhearth.request_id': c.get('requestId') ?? '',
    },
    failed: status >= 500,
  });
};
