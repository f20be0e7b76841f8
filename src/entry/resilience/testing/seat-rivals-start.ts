import type { Answer, Call, Send } from './call.ts';
import type { Booked, ContestedExperience } from './seat-moves.ts';
import { type RivalState, settle } from './seat-rivals.ts';
import type { Person } from './seed.ts';

/** Most seats booked of a roomy experience. */
const MAX_BOOKED = 40;
/** One of so many bookings stays unpaid. */
const UNPAID_EACH = 3;

/**
 * Prepares the start, one step after the other: each kind of move can succeed in the first round of
 * its experience, whichever guest is faster. At a roomy experience guests have a seat each, most of them
 * paid. At each other one every seat of the first day is offered to a guest who waited for it,
 * every seat of the second is booked, and the third is free. One more guest does nothing from then
 * on: their hold at a roomy experience is not paid, and their offers at others are not accepted.
 *
 * @param makeOffers offers free seats, where the server doesn't do so automatically; returns once
 * it has
 */
export async function beginSeatRivals(
  send: Send,
  { guests, sleeper }: { readonly guests: readonly Person[]; readonly sleeper: Person },
  experiences: readonly ContestedExperience[],
  makeOffers: (waiting: RivalState['waiting']) => Promise<void>,
): Promise<RivalState> {
  const standing: RivalState = { made: [], waiting: [] };
  let next = 0;
  const nextGuest = () => {
    const guest = guests[next % guests.length];
    next += 1;
    if (guest === undefined) throw new Error('there is nobody');
    return guest;
  };
  for (const experience of experiences) {
    const [offeredDay = '', bookedDay = ''] = experience.days;
    const count = Math.min(experience.seats, guests.length, MAX_BOOKED);
    const book = (day: string, isPaid: boolean, guest = nextGuest()) =>
      bookSeat(must(send), { id: '', guest, experience }, day, isPaid);
    for (let nth = 0; nth < count; nth += 1) {
      standing.made.push(await book(bookedDay, nth % UNPAID_EACH > 0 || count === 1));
    }
    if (experience.isRoomy) {
      await book(bookedDay, false, sleeper);
      continue;
    }
    const former: Booked[] = [];
    for (let nth = 0; nth < count; nth += 1) former.push(await book(offeredDay, true));
    for (let nth = 0; nth < count; nth += 1) {
      const guest = count > 1 && nth === 0 ? sleeper : nextGuest();
      const path = `/api/experiences/${experience.id}/sessions/${experience.entryId}/${offeredDay}/waitlist`;
      await must(send)({ method: 'POST', path, body: {}, cookie: guest.cookie });
      if (guest !== sleeper) standing.waiting.push({ guest, experience, date: offeredDay });
    }
    for (const { id, guest } of former) {
      const path = `/api/reservations/${id}`;
      await must(send)({ method: 'DELETE', path, body: {}, cookie: guest.cookie });
    }
  }
  await makeOffers(standing.waiting);
  return standing;
}

async function bookSeat(
  send: Send,
  booked: Booked,
  date: string,
  isPaid: boolean,
): Promise<Booked> {
  const { guest, experience } = booked;
  const { cookie } = guest;
  const body = { listingId: experience.id, session: { entryId: experience.entryId, date } };
  const made = await send({ method: 'POST', path: '/api/reservations', body, cookie });
  const id = String(made.body.id);
  if (isPaid) {
    const path = `/api/reservations/${id}/payment`;
    await settle(send, await send({ method: 'POST', path, body: {}, cookie }));
  }
  return { ...booked, id };
}

/** Sends an undisputed call. */
function must(send: Send): Send {
  return async (call: Call): Promise<Answer> => {
    const answer = await send(call);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Error(`${call.path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  };
}
