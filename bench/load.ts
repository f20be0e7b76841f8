import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NODE } from './paths.ts';

/** One request that is sent. */
export interface Shot {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Order {
  readonly url: string;
  readonly connections: number;
  readonly shots: readonly Shot[];
  /** Repeats the shots for so long; without it `amount` are sent. */
  readonly seconds?: number;
  /** How many are sent, the shots repeated; each once when left out. */
  readonly amount?: number;
}

interface Result {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly duration: number;
}

/** The part of autocannon that is used; the package has no types. */
type Autocannon = (options: Record<string, unknown>) => Promise<Result>;

/**
 * Sends requests from a process of their own.
 *
 * @returns answers a second
 * @throws Error when one of them was no success: its speed would mean nothing
 */
export async function sendLoad(order: Order): Promise<number> {
  const child = spawn(NODE, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(order));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  const result = JSON.parse(output) as Result;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${order.url}${order.shots[0]?.path}: ${output}`);
  }
  return result['2xx'] / result.duration;
}

async function sendLoadHere(): Promise<void> {
  const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;
  const order = JSON.parse(readFileSync(0, 'utf8')) as Order;
  let next = 0;
  const setupRequest = (request: object) => {
    const shot = order.shots[next % order.shots.length];
    next += 1;
    return { ...request, method: 'GET', ...shot };
  };
  const started = performance.now();
  const result = await autocannon({
    url: order.url,
    connections: order.connections,
    requests: [{ setupRequest }],
    ...(order.seconds === undefined
      ? { amount: order.amount ?? order.shots.length }
      : { duration: order.seconds }),
  });
  const duration = order.seconds ?? (performance.now() - started) / 1_000;
  process.stdout.write(
    JSON.stringify({
      '2xx': result['2xx'],
      non2xx: result.non2xx,
      errors: result.errors,
      duration,
    }),
  );
}

if (process.argv[1] === import.meta.filename) await sendLoadHere();
