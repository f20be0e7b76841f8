import type { TestAnswer, TestApp } from '#entry/testing/test-app.ts';

/** A test's browser: it stores the cookies it receives and sends them. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Body>>;
}

/** Opens a browser without cookies. */
export function visit(app: TestApp): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.request(method, path, {
        body,
        headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer as TestAnswer<never>;
    },
  };
}

export const PASSWORD = 'seven stones and a boat';

/** Opens a browser that has just registered. */
export async function newcomer(app: TestApp, email: string, name = 'Ana Lobo'): Promise<Visitor> {
  const visitor = visit(app);
  const answer = await visitor.call('POST', '/api/register', { name, email, password: PASSWORD });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.text}`);
  return visitor;
}
