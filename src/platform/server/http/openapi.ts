import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { PlainCall } from '#platform/contract/plain-call.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { fileSchema } from '#platform/contract/schemas.ts';

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
    'x-errors': [...(route.errors ?? [])],
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
