import { Agent, request } from 'node:http';
import type { Answer, Call, Send } from './call.ts';

const BROKEN: Answer = { status: 0, body: {} };
const PATIENCE_MS = 60_000;

/** Sends calls to a server on this machine. */
export interface Client {
  readonly send: Send;
  /** Breaks the connection when the first of the answer arrives: the work is committed by then. */
  readonly sendAndLose: Send;
  close(): void;
}

/** @param port where the server listens */
export function makeClient(port: number): Client {
  // A connection for each call: a reused one may be closed by the server just as it is used.
  const agent = new Agent({ keepAlive: false });
  return {
    send: (call) => exchange(agent, port, call, false),
    sendAndLose: (call) => exchange(agent, port, call, true),
    close: () => agent.destroy(),
  };
}

/**
 * Sends a call on a connection of the agent.
 *
 * @param lose breaks the connection when the first of the answer arrives
 * @returns the answer; status 0 with the reason as `code` when the connection broke
 */
export function exchange(agent: Agent, port: number, call: Call, lose: boolean): Promise<Answer> {
  return new Promise((resolve) => {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const sent = request({
      host: '127.0.0.1',
      port,
      agent,
      method: call.method,
      path: call.path,
      timeout: PATIENCE_MS,
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(call.cookie === undefined ? {} : { cookie: call.cookie }),
        ...call.headers,
      },
    });
    sent.on('error', (error) => resolve({ status: 0, body: { code: error.message } }));
    sent.on('timeout', () => sent.destroy());
    sent.on('response', (response) => {
      if (lose) {
        sent.destroy();
        resolve(BROKEN);
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', () => resolve(BROKEN));
      const { statusCode: status = 0, headers } = response;
      const retryAfter = headers['retry-after'];
      response.on('end', () =>
        resolve({
          status,
          body: parsed(text),
          ...(retryAfter === undefined ? {} : { retryAfter }),
        }),
      );
    });
    sent.end(body);
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
