import type { Execute, Violations } from '#entry/resilience/testing/call.ts';
import { brokenRules, brokenSeats } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { pictureForm } from '#entry/resilience/testing/picture-form.ts';
import {
  type Booked,
  runSeatRivals,
  type SeatsOutcome,
  type WantedExperience,
} from '#entry/resilience/testing/seat-rivals.ts';
import type { Person } from '#entry/resilience/testing/seed.ts';
import { changeSeats, listWantedExperience } from '#entry/resilience/testing/wanted-experience.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { queueJob } from './queued-job.ts';
import { startServer } from './server.ts';

/** Seats of each experience; of the first two, all want the last one. Each has a host of its own. */
const SEATS = [1, 1, 2, 3, 6];
/** Between two parts of the rounds the holds of some run out. */
const PARTS = 5;

/** Hundreds of people at once want the last seats of sessions. */
export async function seats(kind: DatabaseKind, { rivals, rounds }: Figures) {
  const arena = await makeArena(kind, rivals + SEATS.length, []);
  const hosts = arena.guests.slice(0, SEATS.length);
  const guests = arena.guests.slice(SEATS.length);
  const violations: string[] = [];
  const outcomes: SeatsOutcome[] = [];
  const made: Booked[] = [];
  let experiences: WantedExperience[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    if (part > 0) await arena.ask(runOutOfTime);
    const server = await startServer(await freePort(), arena.env);
    const client = makeClient(server.port);
    if (part === 0) experiences = await listAll(server.port, hosts);
    outcomes.push(
      await runSeatRivals(
        client.send,
        {
          guests,
          experiences,
          rounds: Math.ceil(rounds / PARTS),
          seed: 20_261_123 + part,
          changeCapacity: (experience, count) => changeSeats(client.send, experience, count),
          meanwhile: () => seatsNow(arena),
        },
        made,
      ),
    );
    violations.push(...noFaultsIn(server));
    client.close();
    await server.stop();
  }
  violations.push(...outcomes.flatMap((outcome) => outcome.violations));
  violations.push(...(await arena.ask(brokenRules)), ...(await deadlocksIn(arena)));
  const expired = await arena.ask(countExpired);
  if (expired === 0) violations.push('no hold ran out');
  await arena.close();
  return { done: told(outcomes, expired, { rivals, rounds }), violations };
}

/** The embedded database is its server's alone. */
async function seatsNow(arena: Arena): Promise<Violations> {
  return arena.kind === 'postgresql' ? arena.ask(brokenSeats) : [];
}

async function listAll(port: number, hosts: readonly Person[]): Promise<WantedExperience[]> {
  const client = makeClient(port);
  const listed: WantedExperience[] = [];
  for (const [nth, host] of hosts.entries()) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/uploads`, {
      method: 'POST',
      body: pictureForm(),
      headers: { cookie: host.cookie },
    });
    const { secure_url: picture } = (await answer.json()) as { secure_url: string };
    const wanted = { picture, seats: SEATS[nth] ?? 1, firstDay: daysAhead(30) };
    listed.push(await listWantedExperience(client.send, host, wanted));
  }
  client.close();
  return listed;
}

/** Half of those who have not paid are out of time; the next server sees to it among its first work. */
async function runOutOfTime(execute: Execute): Promise<void> {
  await execute(
    `update reservation set answer_by = now() - interval '1 second'
     where status = 'pending' and hashtext(id::text) % 2 = 0`,
  );
  await queueJob(execute, 'reservations.expire-requests');
}

async function countExpired(execute: Execute): Promise<number> {
  const { rows } = await execute(
    "select count(*)::int as expired from reservation where status = 'expired'",
  );
  return Number(rows[0]?.expired);
}

function told(
  outcomes: readonly SeatsOutcome[],
  expired: number,
  { rivals, rounds }: Pick<Figures, 'rivals' | 'rounds'>,
): string {
  const sum = (of: (outcome: SeatsOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const counts = [
    ['booked', sum(({ done }) => done.book)],
    ['paid', sum(({ done }) => done.pay)],
    ['moved', sum(({ done }) => done.move)],
    ['cancelled', sum(({ done }) => done.cancel)],
    ['cancelled by the host', sum(({ done }) => done['host-cancel'])],
    ['changes of seats', sum(({ done }) => done.capacity)],
    ['ran out', expired],
    ['lost to rivals', sum(({ lost }) => lost)],
    ['held back by bounds', sum(({ heldBack }) => heldBack)],
  ] as const;
  const figures = counts.map(([what, count]) => `${count} ${what}`).join(', ');
  return `${rivals} rivals × ${rounds} rounds: ${sum(({ calls }) => calls)} calls, ${figures}`;
}
