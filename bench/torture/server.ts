import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..', '..');
const READY_WITHIN_MS = 60_000;
const MAX_TRIES = 4;

/** The same for all servers, so that sessions outlive them. */
export const SECRET = 'a secret of the torture, long enough to sign with';

// Whatever ends the torture, no server stays behind.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** One server process of the product, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** All that it wrote so far. */
  output(): string;
  isAlive(): boolean;
  /** The signal or exit code it ended with; null while it runs. */
  end(): string | null;
  /** Ends it as a crash would. */
  kill9(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
  /** Waits for its end, whoever causes it. */
  ended(): Promise<number | null>;
}

/** What is started. */
interface Program {
  /** The folder of a whole release; that of this project by default. */
  readonly release?: string;
  /** A file of its built server; the web server by default. */
  readonly file?: string;
}

/**
 * Runs a program of the built server to its end.
 *
 * @throws Error when it ends with another code than 0
 */
export async function runProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  { release = ROOT, args = [] }: Pick<Program, 'release'> & { readonly args?: string[] } = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, [join(release, 'dist', 'server', file), ...args], {
    cwd: release,
    env: { ...process.env, NODE_ENV: 'production', SESSION_SECRET: SECRET, DEMO: 'off', ...env },
  });
}

/** Starts the built server without waiting for it. */
export function spawnServer(
  port: number,
  env: Readonly<Record<string, string>>,
  { release = ROOT, file = 'http.js' }: Program = {},
): ServerProcess {
  const child = spawn(process.execPath, [join(release, 'dist', 'server', file)], {
    cwd: release,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SESSION_SECRET: SECRET,
      RATE_LIMITS: 'off',
      STAFF_SECOND_FACTOR: 'off',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  running.add(child);
  child.once('exit', () => running.delete(child));
  const send = async (signal: NodeJS.Signals) => {
    if (!isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port,
    pid: child.pid ?? 0,
    output: () => output,
    isAlive: () => isRunning(child),
    end: () => (isRunning(child) ? null : (child.signalCode ?? `exit code ${child.exitCode}`)),
    kill9: () => send('SIGKILL'),
    stop: () => send('SIGTERM'),
    ended: async () => {
      if (isRunning(child)) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

/**
 * Starts the built server.
 *
 * @returns once it is ready
 * @throws Error with what it wrote when it ends or isn't ready in time
 */
export async function startServer(
  port: number,
  env: Readonly<Record<string, string>>,
  program: Program = {},
): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = spawnServer(port, env, program);
    const deadline = performance.now() + READY_WITHIN_MS;
    while (server.isAlive() && performance.now() < deadline) {
      if (await isReady(port)) return server;
      await wait(50);
    }
    await server.kill9();
    const output = server.output();
    // On a machine with too much to do, loading the program outlasts the limit of its first connection.
    if (tries === MAX_TRIES || !output.includes("can't be reached")) {
      throw new Error(`the server did not start:\n${output.slice(-4_000)}`);
    }
  }
}

export async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
