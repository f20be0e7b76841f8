import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { SPEED_TEST_BYTES, verdictOnMeasuring } from '#domain/wifi-measuring.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { type AppEnv, admitCaller } from '#platform/server/http/caller.ts';

import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { SPEED_TEST } from '../contract.ts';
import { loadMeasured } from './store/measurements.ts';

/** Sent repeatedly; random, so that it can't be compressed on its path. */
const NOISE = randomBytes(64 * 1024);

const bytesSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/),
  v.transform(Number),
  v.minValue(SPEED_TEST_BYTES.min),
  v.maxValue(SPEED_TEST_BYTES.max),
);

/**
 * `GET /api/reservations/:id/speed-test?bytes=`: as many bytes for the guest who is there now. It
 * is refused to all others, so no stranger can make the server send them.
 */
export function mountSpeedTest(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  app.get(SPEED_TEST, async (c) => {
    const actor = await admitCaller(c, 'speed-test', services, limits);
    if (actor === null) throw new Problem('signed-out');
    const id = c.req.param('id');
    if (!v.is(idSchema, id)) throw new Problem('not-found');
    const reservation = await loadMeasured(services.database.main, id);
    if (reservation === null) throw new Problem('not-found');
    const verdict = verdictOnMeasuring(reservation, actor, services.now());
    if (verdict !== 'ok') throw new Problem(verdict);
    const bytes = v.safeParse(bytesSchema, c.req.query('bytes'));
    if (!bytes.success) throw new Problem('invalid-input');
    c.header('content-type', 'application/octet-stream');
    c.header('content-length', String(bytes.output));
    c.header('cache-control', 'private, no-store, no-transform');
    return c.body(noise(bytes.output));
  });
}

/** So many random bytes, of which only the next chunk is in memory. */
function noise(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, NOISE.length);
      // A copy: the stream may retain or detach the buffer it is given.
      controller.enqueue(new Uint8Array(NOISE.subarray(0, size)));
      left -= size;
      if (left === 0) controller.close();
    },
  });
}
