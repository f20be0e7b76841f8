import {
  deleteBlock,
  insertBlock,
  listBlocked,
  personsByIds,
} from '#features/accounts/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { decide, decideAppeal } from './decide.ts';
import { listQueue } from './queue.ts';
import { reportSubject } from './report.ts';
import { appealDecision, showStatement } from './statements.ts';
import { showTransparency } from './transparency.ts';

/** Every call about reports, blocks and decisions. */
export const trustRoutesServed: readonly ServedRoute[] = [
  serve(contract.reportSubject, ({ body }, context) => reportSubject(body, context)),
  serve(contract.listBlocks, (_input, context) => listBlocks(context)),
  serve(contract.blockPerson, ({ params }, context) => blockPerson(params.id, context)),
  serve(contract.unblockPerson, async ({ params }, { db, actor }) => {
    await deleteBlock(db, actor.id, params.id);
    return { done: true as const };
  }),
  serve(contract.listQueue, ({ query }, context) => listQueue(query, context)),
  serve(contract.decide, ({ body }, context) => decide(body, context)),
  serve(contract.decideAppeal, ({ params, body }, context) =>
    decideAppeal(params.id, body, context),
  ),
  serve(contract.showStatement, ({ params }, context) => showStatement(params.token, context)),
  serve(contract.appealDecision, ({ params, body }, context) =>
    appealDecision(params.token, body.text, context),
  ),
  serve(contract.showTransparency, ({ query }, context) => showTransparency(query.year, context)),
];

async function listBlocks({ services, actor }: SignedInContext) {
  // Read from the primary: the caller may have blocked someone a moment ago.
  const items = await listBlocked(services.database.main, actor.id);
  return { items: items.map(({ since, ...person }) => ({ ...person, since: since.toString() })) };
}

/**
 * Blocks a person, who isn't told. Reservations that are agreed go on.
 *
 * @throws Problem 'not-found' for an unknown or deleted account, 'forbidden' for oneself
 */
async function blockPerson(
  id: string,
  { db, actor, now }: SignedInContext,
): Promise<{ done: true }> {
  if (id === actor.id) throw new Problem('forbidden');
  const person = (await personsByIds(db, [id])).get(id);
  if (person === undefined || person.name === '') throw new Problem('not-found');
  await insertBlock(db, actor.id, id, now);
  return { done: true };
}
