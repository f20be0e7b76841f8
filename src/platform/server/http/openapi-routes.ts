import type { Hono, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { PlainCall } from '#platform/contract/plain-call.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { AppEnv } from './app-env.ts';
import { callerNetwork } from './caller-network.ts';
import { openApiDocument } from './openapi.ts';
import type { RateLimits } from './rate-limits.ts';

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
