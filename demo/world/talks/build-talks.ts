import { sharesContactDetails } from '#domain/permissions.ts';
import { DEMO_GUEST_EMAIL, DEMO_HOST_EMAIL } from '../people/demo-accounts.ts';
import type { DemoReservation, InstantText } from '../types.ts';
import type { World } from '../world.ts';
import { AFTER, BEFORE, type TalkLine } from './data/lines.ts';

/** What a guest and a host wrote each other about a stay. */
export interface DemoTalk {
  readonly listingId: string;
  readonly guestId: string;
  readonly hostId: string;
  /** In the order of time. */
  readonly messages: readonly (TalkLine & { readonly at: InstantText })[];
}

const MINUTE = 60_000;
/** Minutes from the request to the first message, and between two. */
const FIRST = 12;
const STEP = 26;

/** Talks of the demo accounts, one a guest and stay, about the reservations that they have. */
export function buildTalks(world: World, now: InstantText): DemoTalk[] {
  const hostOf = new Map(world.stays.map(({ id, hostId }) => [id, hostId]));
  const idOf = (email: string) =>
    [...world.guests, ...world.hosts].find((person) => person.email === email)?.id;
  const [mina, ana] = [idOf(DEMO_GUEST_EMAIL), idOf(DEMO_HOST_EMAIL)];
  const pairs = new Map<string, DemoReservation>();
  for (const reservation of world.reservations) {
    const { listingId, guestId } = reservation;
    const hostId = hostOf.get(listingId);
    // What they say is of homes.
    if (hostId === undefined || (guestId !== mina && hostId !== ana)) continue;
    pairs.set(`${listingId} ${guestId}`, reservation);
  }
  const readBy = new Map([mina, ana].map((id) => [id, new Set<readonly TalkLine[]>()]));
  return [...pairs.values()].flatMap((reservation) => {
    const { listingId, guestId, status, createdAt } = reservation;
    const hostId = hostOf.get(listingId) ?? '';
    const answered = { status, isInstant: false, paid: 0, paidAt: null };
    const talks = sharesContactDetails([answered]) ? AFTER : BEFORE;
    // Nobody reads the same exchange twice; who has read them all wrote nothing about this one.
    const read = [guestId, hostId].flatMap((id) => readBy.get(id) ?? []);
    const lines = talks.find((talk) => read.every((talks) => !talks.has(talk)));
    if (lines === undefined) return [];
    for (const talks of read) talks.add(lines);
    const begun = Date.parse(createdAt);
    // A request of a few minutes ago leaves little time to talk.
    const step = Math.min(STEP * MINUTE, (Date.parse(now) - begun) / (lines.length + 1));
    return {
      listingId,
      guestId,
      hostId,
      messages: lines.map((line, order) => ({
        ...line,
        at: new Date(begun + Math.min(FIRST * MINUTE, step) + order * step).toISOString(),
      })),
    };
  });
}
