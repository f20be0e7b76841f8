import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import { startTracing } from '#platform/server/telemetry/tracing.ts';
import { PAGE_ROUTE_HEADER } from './page-route.ts';
import { mountPages } from './pages.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
}
/** OTLP/HTTP in JSON: `ExportTraceServiceRequest`. */
interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const exported: ExportRequest[] = [];
const providerHeaders: IncomingHttpHeaders[] = [];
let app: TestApp;
let spans: Span[];
let guestId: string;
const attribute = (span: Span, name: string) => {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => spans.filter((span) => span.name === name);

beforeAll(async () => {
  const collector = await listen(async (request, response) => {
    expect(request.url).toBe('/otlp/v1/traces');
    expect(request.headers['content-type']).toBe('application/json');
    exported.push((await json(request)) as ExportRequest);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const provider = await listen((request, response) => {
    providerHeaders.push(request.headers);
    response.end('{}');
  });
  app = await makeTestApp();
  const guest = await app.signUp('Gina Guest');
  guestId = guest.id;
  mountPages(
    app.app,
    app.limits,
    async (_, page) => {
      await page.fetchApi('/api/me', {});
      return new Response('<!doctype html>', { headers: { [PAGE_ROUTE_HEADER]: '/blog/$slug' } });
    },
    app.services,
    null,
  );
  app.app.post('/ask-provider', async (c) => {
    const signal = AbortSignal.timeout(5_000);
    await fetchOutside(provider, { service: 'duffel', maxBytes: 100, signal });
    return c.json({});
  });
  const stop = await startTracing(
    { tracing: { endpoint: `${collector}/otlp`, share: 1 }, commit: 'abcdef0' },
    { version: '1.2.3' },
  );
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  await app.request('GET', '/api/trips?token=secret', { as: guest, headers: { traceparent } });
  await app.request('GET', '/blog/a-title', { headers: { traceparent: 'no-parent' } });
  await app.request('POST', '/ask-provider');
  const { database, jobs } = app.services;
  await database.transaction((tx) => jobs.enqueue(tx, 'platform.delete-old-rows', {}));
  await jobs.drain();
  await stop();
  await app.request('GET', '/api/me');
  spans = exported.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
});
afterAll(async () => {
  await app.close();
  for (const server of servers) server.close();
});

test('a request is a span of its caller’s trace, with the pattern of its route', () => {
  const [request] = named('GET /api/trips');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: SERVER });
  expect(attribute(request as Span, 'http.route')).toBe('/api/trips');
  expect(attribute(request as Span, 'http.response.status_code')).toBe(200);
});

test('its statements are parts of it, with their text and without values', () => {
  const [request] = named('GET /api/trips');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId: TRACE, kind: CLIENT });
    expect(attribute(statement, 'db.query.text')).toMatch(/^\w+ /);
  }
  expect(JSON.stringify(exported)).not.toMatch(new RegExp(`${guestId}|secret|a-title`));
});

test('a page is named by its route, and its calls are parts of it', () => {
  const [page] = named('GET /blog/$slug');
  expect(page?.parentSpanId ?? '').toBe('');
  const [call] = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(call?.name).toBe('GET /api/me');
  expect(call?.kind).not.toBe(SERVER);
});

test('a call of a provider is a part of the request, and tells it nothing of the trace', () => {
  const [request] = named('POST /ask-provider');
  const [call] = named('duffel');
  expect(call).toMatchObject({ kind: CLIENT, parentSpanId: request?.spanId });
  expect(attribute(call as Span, 'wayhearth.outcome')).toBe('ok');
  expect(providerHeaders).toHaveLength(1);
  expect(Object.keys(providerHeaders[0] ?? {})).not.toContain('traceparent');
});

test('a job is a trace of its own, with its statements', () => {
  const [job] = named('job platform.delete-old-rows');
  expect(job?.kind).toBe(CONSUMER);
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  // Nothing that happens beside requests and jobs is traced, and nothing after the end.
  expect(spans.filter(({ parentSpanId }) => (parentSpanId ?? '') === '')).toHaveLength(3);
});

test('the process is named', () => {
  const [attributes] = exported.map(({ resourceSpans }) => resourceSpans[0]?.resource.attributes);
  const facts = Object.fromEntries(attributes?.map(({ key, value }) => [key, value]) ?? []);
  expect(facts).toMatchObject({
    'service.name': { stringValue: 'wayhearth' },
    'service.version': { stringValue: '1.2.3' },
  });
});

test('a collector that is away harms no request', async () => {
  const stop = await startTracing(
    { tracing: { endpoint: 'http://127.0.0.1:9', share: 1 } },
    { version: '1.2.3' },
  );
  const { status } = await app.request('GET', '/api/me');
  expect(status).toBe(200);
  await stop();
});
