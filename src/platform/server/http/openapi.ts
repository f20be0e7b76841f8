import { toJsonSchema } from '@valibot/to-json-schema';
import type { Hono, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { GenericSchema } from 'valibot';
import type { PlainCall } from '#platform/contract/plain-call.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { fileSchema } from '#platform/contract/schemas.ts';
import { type AppEnv, callerNetwork } from './caller.ts';

import type { RateLimits } from './rate-limits.ts';

type JsonObject = Record<string, unknown>;

const PROBLEM = {
  description: 'Refused; see `code`.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/**
 * The OpenAPI 3.1 document.
 *
 * @param routes the calls of the typed client
 * @param plain all other calls
 */
export function openApiDocument(
  routes: readonly RouteDefinition[],
  plain: readonly PlainCall[],
): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of [...routes, ...plain].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const described = 'response' in route ? operation(route) : plainOperation(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wayhearth API',
      version: '1.0.0',
      description:
        'Money is integer cents of US dollars; dates are YYYY-MM-DD in the listing’s time zone; nights are half-open.',
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      parameters: {
        Account: {
          in: 'header',
          name: 'X-Account',
          description:
            'The account a page was opened as. If another one is signed in, the call is refused with `account-changed` and does nothing.',
          required: false,
          schema: { type: 'string', format: 'uuid' },
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['status', 'code', 'message', 'error', 'requestId'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string' },
            message: { type: 'string' },
            error: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

function operation(route: RouteDefinition): JsonObject {
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.id.split('.')[0]],
    'x-access': route.access,
    'x-errors': [...(route.proof === 'recent' ? ['proof-needed'] : []), ...(route.errors ?? [])],
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(route.idempotent === true
        ? [{ in: 'header', name: 'Idempotency-Key', required: false, schema: { type: 'string' } }]
        : []),
      ...(route.account === 'any' ? [] : [{ $ref: '#/components/parameters/Account' }]),
    ],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            content: { [bodyType(route)]: { schema: toSchemaObject(route.body, 'input') } },
          },
        }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done.',
        content: { 'application/json': { schema: toSchemaObject(route.response, 'output') } },
      },
      default: PROBLEM,
    },
  };
}

function plainOperation(call: PlainCall): JsonObject {
  const content = (type: string) => ({ content: { [type]: { schema: {} } } });
  const named = (place: string, given: Readonly<Record<string, string>> = {}) =>
    Object.entries(given).map(([name, description]) => ({
      in: place,
      name,
      description,
      required: false,
      schema: { type: 'string' },
    }));
  const { status, description, type } = call.answer;
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    'x-errors': [],
    parameters: [
      ...[...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        in: 'path',
        name,
        required: true,
        schema: { type: 'string' },
      })),
      ...named('query', call.query),
      ...named('header', call.headers),
    ],
    ...(call.body === undefined ? {} : { requestBody: content(call.body) }),
    responses: {
      [status]: { description, ...(type === undefined ? {} : content(type)) },
      default: PROBLEM,
    },
  };
}

function bodyType(route: RouteDefinition): string {
  return route.multipart === undefined ? 'application/json' : 'multipart/form-data';
}

function parameters(schema: RouteDefinition['params'], place: 'path' | 'query'): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchemaObject(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function toSchemaObject(
  schema: GenericSchema<unknown, unknown>,
  mode: 'input' | 'output',
): JsonObject {
  const { $schema: _dialect, ...json } = toJsonSchema(schema as never, {
    typeMode: mode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === fileSchema ? { type: 'string', format: 'binary' } : null,
  });
  return json as JsonObject;
}

/** `/api/openapi.json` and a browsable page of it at `/api/docs`. */
export function mountOpenApi(
  app: Hono<AppEnv>,
  limits: RateLimits,
  routes: readonly RouteDefinition[],
  plain: readonly PlainCall[],
): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const current = () => {
    document ??= openApiDocument(routes, plain);
    return document;
  };
  const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
    await limits.spend('api', callerNetwork(c.get('address')));
    return next();
  };
  app.get('/api/openapi.json', limited, (c) => c.json(current()));
  app.get('/api/docs', limited, (c) => c.html(docsPage(current())));
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-access': string;
  'x-errors': string[];
  parameters: { in: string; name: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
  summary { cursor: pointer; padding: .5rem 0; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; }
  pre { overflow: auto; padding: 1rem; border: 1px solid color-mix(in oklch, currentColor 20%, transparent); border-radius: 8px; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
  details { border-bottom: 1px solid color-mix(in oklch, currentColor 15%, transparent); }
`;

/** A page that lists every call of an OpenAPI document; needs no script and no network. */
function docsPage(document: Record<string, unknown>) {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Wayhearth API</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>Wayhearth API</h1>
        <p>
          Every call of the product. The same as a document:
          <a href="/api/openapi.json">openapi.json</a>. Money is integer cents of US dollars; nights
          are half-open; errors are <code>application/problem+json</code> with a <code>code</code>.
        </p>
        ${[...groups].map(
          ([group, members]) => html`<h2>${group}</h2>
            ${members.map((member) => operationBlock(member))}`,
        )}
      </body>
    </html>`;
}

function operationBlock({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const answer = Object.entries(operation.responses).find(([status]) => status !== 'default');
  return html`<details id="${operation.operationId}">
    <summary>
      <code class="method">${method.toUpperCase()}</code> <code>${path}</code> ${operation.summary}
    </summary>
    <p>Access: ${operation['x-access']}. Errors: ${operation['x-errors'].join(', ') || 'none of its own'}.</p>
    ${
      operation.parameters.length === 0
        ? ''
        : html`<p>
          Parameters:
          ${operation.parameters.map(
            (parameter) =>
              html`<code>${parameter.name}${parameter.required ? '' : '?'}</code> (${parameter.in}) `,
          )}
        </p>`
    }
    ${contentBlocks('Body', operation.requestBody?.content)}
    ${contentBlocks(`Answer ${answer?.[0]}`, answer?.[1].content)}
  </details>`;
}

/** Content by its media type. */
function contentBlocks(title: string, content: Record<string, { schema: unknown }> = {}) {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<h3>${title} <code>${type}</code></h3>
      <pre>${JSON.stringify(schema, null, 2)}</pre>`,
  );
}
