import { setTimeout as pause } from 'node:timers/promises';
import type { Execute, Send, Violations } from '#entry/resilience/testing/call.ts';
import {
  changeSeats,
  listContestedExperience,
} from '#entry/resilience/testing/contested-experience.ts';
import { brokenRules, brokenSeats } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { pictureForm } from '#entry/resilience/testing/picture-form.ts';
import type { ContestedExperience } from '#entry/resilience/testing/seat-moves.ts';
import {
  type RivalState,
  runSeatRivals,
  type SeatsOutcome,
} from '#entry/resilience/testing/seat-rivals.ts';
import { beginSeatRivals } from '#entry/resilience/testing/seat-rivals-start.ts';
import type { Person } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { queueJob } from './queued-job.ts';
import { startServer } from './server.ts';

/**
 * Seats of each experience: of the first there are enough for everybody; of the next two, all want the
 * last one. Each has a host of its own.
 */
const SEATS = [190, 1, 1, 2, 6];
/** From so many seats on nobody needs to lose. */
const ROOMY = 100;
/** Between two parts of the rounds the holds of some run out. */
const PARTS = 5;
/** How often the server is asked whether it has offered seats, and milliseconds between. */
const OFFER_TRIES = 240;
const OFFER_PAUSE_MS = 500;

/** Hundreds of people at once want the last seats of sessions. */
export async function seats(kind: DatabaseKind, { rivals, rounds }: Figures) {
  const arena = await makeArena(kind, rivals + SEATS.length + 1, []);
  const hosts = arena.guests.slice(0, SEATS.length);
  const [sleeper, ...guests] = arena.guests.slice(SEATS.length);
  if (sleeper === undefined) throw new Error('there is nobody');
  const violations: string[] = [];
  const outcomes: SeatsOutcome[] = [];
  let standing: RivalState = { made: [], waiting: [] };
  let experiences: ContestedExperience[] = [];
  const roundsOfPart = Math.ceil(rounds / PARTS);
  for (let part = 0; part < PARTS; part += 1) {
    if (part > 0) await arena.ask(runOutOfTime);
    const server = await startServer(await freePort(), arena.env);
    const client = makeClient(server.port);
    if (part === 0) {
      experiences = await listAll(server.port, hosts);
      standing = await beginSeatRivals(client.send, { guests, sleeper }, experiences, (waiting) =>
        untilOffered(client.send, waiting),
      );
    }
    outcomes.push(
      await runSeatRivals(
        client.send,
        {
          guests,
          experiences,
          rounds: roundsOfPart,
          roundsBefore: part * roundsOfPart,
          seed: 20_261_123 + part,
          changeCapacity: (experience, count) => changeSeats(client.send, experience, count),
          meanwhile: () => seatsNow(arena),
        },
        standing,
      ),
    );
    violations.push(...noFaultsIn(server));
    client.close();
    await server.stop();
  }
  violations.push(...outcomes.flatMap((outcome) => outcome.violations));
  violations.push(...(await arena.ask(brokenRules)), ...(await deadlocksIn(arena)));
  const expired = await arena.ask(countOf("reservation where status = 'expired'"));
  const passed = await arena.ask(countOf("waitlist where state = 'passed'"));
  if (expired === 0) violations.push('no hold ran out');
  if (passed === 0) violations.push('no offer ran out');
  await arena.close();
  return { done: told(outcomes, { expired, passed }, { rivals, rounds }), violations };
}

/** The embedded database is its server's alone. */
async function seatsNow(arena: Arena): Promise<Violations> {
  return arena.kind === 'postgresql' ? arena.ask(brokenSeats) : [];
}

async function listAll(port: number, hosts: readonly Person[]): Promise<ContestedExperience[]> {
  const client = makeClient(port);
  const listed: ContestedExperience[] = [];
  for (const [nth, host] of hosts.entries()) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/uploads`, {
      method: 'POST',
      body: pictureForm(),
      headers: { cookie: host.cookie },
    });
    const { secure_url: picture } = (await answer.json()) as { secure_url: string };
    const wanted = { picture, seats: SEATS[nth] ?? 1, firstDay: daysAhead(30) };
    const isRoomy = wanted.seats >= ROOMY;
    listed.push(await listContestedExperience(client.send, host, { ...wanted, isRoomy }));
  }
  client.close();
  return listed;
}

/** Waits until the server has offered everybody what they wait for, as it does by itself. */
async function untilOffered(send: Send, waiting: RivalState['waiting']): Promise<void> {
  for (const { guest, experience, date } of waiting) {
    for (let left = OFFER_TRIES; ; left -= 1) {
      const path = `/api/experiences/${experience.id}/waitlist`;
      const { body } = await send({ method: 'GET', path, cookie: guest.cookie });
      const { places = [] } = body as { places?: { date: string; state: string }[] };
      if (places.some((place) => place.date === date && place.state === 'offered')) break;
      if (left === 0) throw new Error(`${guest.id} is not offered what they wait for`);
      await pause(OFFER_PAUSE_MS);
    }
  }
}

/**
 * Half of those who have not paid, and half of those who have not taken an offer, are out of time; the
 * next server sees to it among its first work.
 */
async function runOutOfTime(execute: Execute): Promise<void> {
  await execute(
    `update reservation set answer_by = now() - interval '1 second'
     where status = 'pending' and hashtext(id::text) % 2 = 0`,
  );
  await execute(
    `update waitlist set offer_until = now() - interval '1 second'
     where state = 'offered' and hashtext(waitlist_id::text) % 2 = 0`,
  );
  await queueJob(execute, 'reservations.expire-requests');
  await queueJob(execute, 'experiences.offer-seats');
}

function countOf(rows: string): (execute: Execute) => Promise<number> {
  return async (execute) => {
    const answer = await execute(`select count(*)::int as count from ${rows}`);
    return Number(answer.rows[0]?.count);
  };
}

function told(
  outcomes: readonly SeatsOutcome[],
  { expired, passed }: { readonly expired: number; readonly passed: number },
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
    ['waited', sum(({ done }) => done.wait)],
    ['took an offer', sum(({ done }) => done.accept)],
    ['left the line', sum(({ done }) => done.leave)],
    ['holds ran out', expired],
    ['offers passed', passed],
    ['lost to rivals', sum(({ lost }) => lost)],
    ['held back by bounds', sum(({ heldBack }) => heldBack)],
  ] as const;
  const figures = counts.map(([what, count]) => `${count} ${what}`).join(', ');
  return `${rivals} rivals × ${rounds} rounds: ${sum(({ calls }) => calls)} calls, ${figures}`;
}
