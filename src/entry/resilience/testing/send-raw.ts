import type { TestAnswer } from '#entry/testing/test-app.ts';
import type { ActorName, World } from './world.ts';

/** A request as sent. */
export interface Wire {
  readonly actor: ActorName;
  readonly path: string;
  readonly body: string | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends any request to any address; of a stream, which doesn't end, only the beginning is read. */
export async function sendRaw(
  { app, cookies }: World,
  method: string,
  { actor, path, body, headers }: Wire,
): Promise<Pick<TestAnswer, 'status' | 'headers' | 'text'>> {
  const { origin, host } = new URL(app.services.config.http.publicUrl);
  const cookie = cookies[actor];
  const response = await app.app.request(`${origin}${path}`, {
    method,
    headers: {
      host,
      ...(method === 'GET' ? {} : { origin }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? await firstWords(response) : await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** The first data of a stream. */
async function firstWords({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const piece = await Promise.race([reader?.read(), nextTurn()]);
    if (piece?.value === undefined) break;
    text += decoder.decode(piece.value, { stream: true });
  }
  await reader?.cancel();
  return text;
}

function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}
