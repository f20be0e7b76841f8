/** @module-tag long */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable } from './failures.ts';
import { makeSilenceWatch } from './silence-watch.ts';
import { ENDLESS, startTalkingServer, type TalkingServer } from './testing/talking-server.ts';

/** Longer than a server may be silent, plus one check. */
const LONG_MS = 2_000;

let server: TalkingServer;
let pool: pg.Pool;
let endWatch: () => void;
beforeEach(async () => {
  server = await startTalkingServer();
  const silence = makeSilenceWatch(server.url);
  pool = new pg.Pool({ connectionString: server.url, max: 2, stream: silence.stream });
  pool.on('error', () => {});
  endWatch = silence.watch([pool]);
});
afterEach(async () => {
  endWatch();
  await server.close();
  await pool.end();
});

const ask = () => pool.query('select 1');
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => error as Error,
  );

/** Waits, against a silent server, until the silence was noticed. */
async function untilNoticed() {
  await ask();
  server.fallSilent();
  expect(await refusal(ask())).toMatchObject({ message: 'database did not answer' });
}

describe('a server that accepts and then says nothing', () => {
  it('is given up on by who connects, and by who waits for a connection', async () => {
    server.fallSilent();
    const began = performance.now();
    const failures = await Promise.all([ask(), ask(), ask()].map(refusal));
    expect(performance.now() - began).toBeLessThan(4 * LONG_MS);
    for (const failure of failures) expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it('is given up on in the middle of a statement', async () => {
    const client = await pool.connect();
    client.on('error', () => {});
    server.fallSilent();
    const failure = await refusal(client.query('select 1'));
    expect(failure).toMatchObject({ message: 'database did not answer' });
    client.release(true);
  });

  it('makes the next connection fail at once', async () => {
    await untilNoticed();
    await wait(500);
    const began = performance.now();
    const failure = await refusal(ask());
    expect(failure).toMatchObject({ message: 'database did not answer' });
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('is used again once it speaks, though nobody asks in between', async () => {
    await untilNoticed();
    server.speak();
    await wait(LONG_MS);
    expect(await refusal(ask())).toBeNull();
  });

  it('is asked for again and again, not once', async () => {
    await untilNoticed();
    const before = server.accepted();
    await vi.waitFor(() => expect(server.accepted()).toBeGreaterThan(before + 1), 4 * LONG_MS);
  });

  it('counts as back when it refuses: a refusal is an answer', async () => {
    await untilNoticed();
    await server.close();
    await wait(LONG_MS);
    expect(await refusal(ask())).toMatchObject({ code: 'ECONNREFUSED' });
    server.speak();
    await server.reopen();
    expect(await refusal(ask())).toBeNull();
  });
});

describe('a server that answers', () => {
  it('may take its time over a statement', async () => {
    const endless = refusal(pool.query(ENDLESS));
    const first = await Promise.race([endless, wait(2 * LONG_MS, 'still at it')]);
    expect(first).toBe('still at it');
    expect(await refusal(ask())).toBeNull();
  });

  it('is left alone while nobody waits for it', async () => {
    await ask();
    const before = server.accepted();
    await wait(LONG_MS);
    expect(server.accepted()).toBe(before);
  });

  it('is not blamed for the time this process was busy', async () => {
    const endless = refusal(pool.query(ENDLESS));
    await wait(500);
    // The answer is still unread at the next check.
    let wasBusy = false;
    server.beforeNextWord(() => {
      const until = performance.now() + LONG_MS;
      while (performance.now() < until);
      wasBusy = true;
    });
    const first = await Promise.race([endless, wait(2 * LONG_MS, 'still at it')]);
    expect(wasBusy).toBe(true);
    expect(first).toBe('still at it');
  });

  it('is no longer looked at when the watch ends', async () => {
    const endless = refusal(pool.query(ENDLESS));
    await vi.waitFor(() => expect(server.accepted()).toBe(2));
    endWatch();
    server.fallSilent();
    const first = await Promise.race([endless, wait(LONG_MS, 'still at it')]);
    expect(first).toBe('still at it');
    expect(server.accepted()).toBe(2);
  });
});
