import fc from 'fast-check';
import { hostileText } from '#domain/contact-details/testing/hostile-text.ts';
import type { Call } from '#entry/resilience/testing/call.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { makeArena } from './arena.ts';
import { noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';
import { watchServer } from './watch-server.ts';

const READ_EVERY = 20;
const SEED = 20_261_122;

/** Messages of the longest length that are made to be slow, each read by both sides. */
export async function texts({ hostileTexts }: Figures) {
  const arena = await makeArena('embedded', 1, [1]);
  const server = await startServer(await freePort(), arena.env);
  const client = makeClient(server.port);
  const violations: string[] = [];
  const [guest] = arena.guests;
  const [listingId] = arena.listingIds;
  const callAs = async (call: Omit<Call, 'cookie'>, cookie: string | undefined) => {
    const answer = await client.send({ ...call, ...(cookie === undefined ? {} : { cookie }) });
    if (answer.status >= 300) violations.push(`${call.method} ${call.path}: ${answer.status}`);
    return answer.body;
  };
  const { id } = await callAs(
    { method: 'POST', path: '/api/conversations', body: { listingId } },
    guest?.cookie,
  );
  const path = `/api/conversations/${id}`;
  const watch = watchServer(server.port);
  const all = fc.sample(hostileText, { numRuns: hostileTexts, seed: SEED });
  let sent = 0;
  for (const text of all.filter((one) => one.trim() !== '')) {
    await callAs(
      { method: 'POST', path: `${path}/messages`, body: { text: `.${text.slice(1)}` } },
      guest?.cookie,
    );
    sent += 1;
    if (sent % READ_EVERY > 0) continue;
    await callAs({ method: 'GET', path }, arena.host.cookie);
    await callAs({ method: 'GET', path: '/api/conversations' }, guest?.cookie);
  }
  const watched = await watch.stop();
  violations.push(...watched.violations, ...noFaultsIn(server));
  client.close();
  await server.stop();
  await arena.close();
  return {
    done: `${sent} messages of 2,000 characters, others waited ${Math.round(watched.longest)} ms at most`,
    violations,
  };
}
