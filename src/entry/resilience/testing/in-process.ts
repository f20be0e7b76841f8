import type { TestApp } from '#entry/testing/test-app.ts';
import type { Send } from './call.ts';

/** Sends calls to an app in this process. */
export function sendInProcess(app: TestApp): Send {
  return async ({ method, path, body, cookie, headers = {} }) => {
    const answer = await app.request<Record<string, unknown>>(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    });
    return { status: answer.status, body: answer.body };
  };
}
