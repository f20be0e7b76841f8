import type { Database } from '../database/database.ts';
import {
  claimKey,
  type KeyClaim,
  type KeyedRequest,
  keepAnswer,
  releaseKey,
} from '../database/idempotency-store.ts';
import { Problem } from './problem.ts';

/** Milliseconds until a rival looks again whether the first has its answer. */
const LOOK_AGAIN_MS = 50;

/**
 * Does work that opens its own transactions, or replays what its key has done already. The key is
 * claimed before: a rival waits for the answer of the first, and does the work itself if that was
 * refused, or if its process died.
 *
 * @param patienceMs how long a rival waits at most
 * @param replay gives again what an answer carries besides its body
 * @throws Problem `idempotency-key-reused`, or `timeout` after `patienceMs`
 */
export async function changeOutside(
  database: Database,
  keyed: KeyedRequest | null,
  status: number,
  { work, replay, patienceMs }: OutsideWork,
): Promise<[number, unknown]> {
  if (keyed === null) return [status, await work()];
  const claim = await claimWhenFree(database, keyed, patienceMs);
  if (claim.kind === 'other-contents') throw new Problem('idempotency-key-reused');
  if (claim.kind === 'replay') {
    await replay?.();
    return [claim.status, claim.answer];
  }
  let fresh: unknown;
  try {
    fresh = await work();
  } catch (error) {
    // A refusal is never replayed. Where the key can't be given back, it ends by itself.
    await database.transaction((tx) => releaseKey(tx, keyed)).catch(() => {});
    throw error;
  }
  await database.transaction((tx) => keepAnswer(tx, keyed, status, fresh));
  return [status, fresh];
}

interface OutsideWork {
  readonly work: () => Promise<unknown>;
  readonly replay?: (() => Promise<void>) | undefined;
  readonly patienceMs: number;
}

async function claimWhenFree(
  database: Database,
  keyed: KeyedRequest,
  patienceMs: number,
): Promise<Exclude<KeyClaim, { kind: 'pending' }>> {
  const started = performance.now();
  for (;;) {
    const claim = await database.transaction((tx) => claimKey(tx, keyed));
    if (claim.kind !== 'pending') return claim;
    if (performance.now() - started > patienceMs) throw new Problem('timeout');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
