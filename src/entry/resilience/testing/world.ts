import { randomBytes } from 'node:crypto';
import { KINDS } from '#domain/kinds.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import { makeFeed } from '#features/reservations/server/testing/read-feed.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import type { Arrival } from '#market/page/index.server.ts';
import { signId } from '#platform/server/signed-id.ts';
import type { Execute } from './call.ts';
import { seedExperience, seedItinerant, seedStay, sessionCookie } from './seed.ts';

/** All actors of calls. */
export const ACTORS = [
  'signed-out',
  'expired',
  'other-guest',
  'other-host',
  'admin',
  'support',
  'finance',
  'host',
  'guest',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** When the story of a world begins; its guest arrives ten days later. */
export const NOW = '2026-03-02T09:00:00Z';
export const START = '2026-03-12';
export const END = '2026-03-17';

/** The day after an experience, whose only session is one evening. */
const DAY_AFTER = '2026-03-13';
const EVENING = `${START}T18:00:00Z`;
/** Seats of that evening: one each for the guest and the other guest, and one that is left. */
const SEATS = 3;

/** Dates of the itinerants here, the days of the story among them. */
const ITINERANT_DATES = { startDate: '2026-03-10', endDate: '2026-03-24' };

/** A reservation that is paid, and its code. */
interface Reserved {
  readonly reservationId: string;
  readonly code: string;
}

/** A paid reservation, its two parties, and uninvolved people. */
export interface World {
  readonly app: TestApp;
  readonly people: Readonly<Record<Exclude<ActorName, 'signed-out' | 'expired'>, TestPerson>>;
  /** Kind of both listings. */
  readonly kind: ListingKind;
  /** Those of the reservation, which the other listing has as well. */
  readonly dates: { readonly startDate: string; readonly endDate: string };
  readonly listingId: string;
  readonly otherListingId: string;
  /** An itinerant of the host without guests. */
  readonly itinerantId: string;
  /** An experience of the host with one session, without bookings. */
  readonly experienceId: string;
  readonly reservationId: string;
  /** Conversation of guest and host about the listing. */
  readonly conversationId: string;
  /** The picture of the guest's message. */
  readonly pictureKey: string;
  /** Path of the guest's calendar, which is read without a session. */
  readonly calendarPath: string;
  /** Checkout session by which the reservation was paid. */
  readonly checkoutSession: string;
  /** Token of the onboarding of the host's payout account. */
  readonly onboardingToken: string;
  /** The `Cookie` header of each actor; none for the signed-out one. */
  readonly cookies: Readonly<Record<ActorName, string | undefined>>;
  readonly code: string;
  /** An open review of the listing by the guest. */
  readonly reviewId: string;
  /** Token of the statement of reasons of a warning that the host got. */
  readonly statementToken: string;
  /** A search that the guest saved, and the token of its mails' links. */
  readonly savedSearchId: string;
  readonly searchToken: string;
  /** A reply that the host saved. */
  readonly savedReplyId: string;
  /** A shared list of the guest with the listing, and the token of its link. */
  readonly wishlistId: string;
  readonly wishlistToken: string;
  /** The other guest's reservation of the same session; null where nights are reserved. */
  readonly fellow: Reserved | null;
}

export const WORDS = {
  /** Of the guest's latest check of identity: the provider's id of it, and why it failed. */
  identitySession: 'vs_marker_of_identity',
  identityFailure: 'selfie-mismatch',
  arrival: {
    address: '99 Marker Passage, third courtyard',
    latitude: 38.717_171_7,
    longitude: -9.193_939_3,
    wifiName: 'marker-network',
    wifiPassword: 'marker-wifi-password',
    entryInstructions: 'The marker key lies under the seventh brick',
  } satisfies Arrival,
  contact: {
    phone: '+351 555 0199 7531',
    whatsapp: 'marker-whatsapp',
    revolut: 'marker-revolut',
    wise: 'marker-wise',
  },
  /** The guest's message to the host. */
  message: 'marker-message between the two of them',
  /** The host's review of the guest, still hidden. */
  hiddenReview: 'marker-review that only its writer may read',
};

/** The parts of a world that differ by kind. */
interface KindOfWorld {
  readonly arrival: Arrival;
  readonly dates: World['dates'];
  /** Whether the other guest has a reservation too. */
  readonly hasFellow: boolean;
  /** Writes a listing of the kind with so many rooms or places; an experience has its `SEATS`. */
  seed(execute: Execute, hostId: string, rooms: number, arrival?: Arrival): Promise<string>;
}

const WORLDS: Readonly<Record<ListingKind, KindOfWorld>> = {
  stay: {
    arrival: WORDS.arrival,
    dates: { startDate: START, endDate: END },
    hasFellow: false,
    seed: seedStay,
  },
  itinerant: {
    arrival: WORDS.arrival,
    dates: { startDate: START, endDate: END },
    hasFellow: false,
    seed: (execute, hostId, rooms, arrival) =>
      seedItinerant(execute, hostId, rooms, ITINERANT_DATES, arrival),
  },
  experience: {
    // It has no network of its own.
    arrival: { ...WORDS.arrival, wifiName: '', wifiPassword: '' },
    dates: { startDate: START, endDate: DAY_AFTER },
    hasFellow: true,
    seed: (execute, hostId, _, arrival) => seedExperience(execute, hostId, SEATS, EVENING, arrival),
  },
};

/** Arrival details of a listing of a kind. */
export function arrivalFor(kind: ListingKind): Arrival {
  return WORLDS[kind].arrival;
}

let worlds = 0;

/**
 * @param app with its clock at `NOW`
 * @param kind of the listings; an experience has seats for the other guest too, besides the guest
 */
export async function makeWorld(app: TestApp, kind: World['kind'] = 'stay'): Promise<World> {
  worlds += 1;
  const named = (name: string, more = {}) => app.signUp(`${name} ${worlds}`, more);
  const people = {
    guest: await named('Marker Guest'),
    host: await named('Marker Host'),
    'other-guest': await named('Other Guest'),
    'other-host': await named('Other Host'),
    admin: await named('Ada Admin', { role: 'admin' }),
    support: await named('Sam Support', { role: 'support' }),
    finance: await named('Fay Finance', { role: 'finance' }),
  };
  const execute: Execute = (text, values) => app.services.database.executeSql(text, values);
  const { arrival, dates, hasFellow, seed } = WORLDS[kind];
  const listingId = await seed(execute, people.host.id, 1, arrival);
  const otherListingId = await seed(execute, people['other-host'].id, 3);
  const itinerantId = await seedItinerant(execute, people.host.id, 2, ITINERANT_DATES);
  const experienceId = await seedExperience(execute, people.host.id, 2, EVENING);
  const { phone, whatsapp, revolut, wise } = WORDS.contact;
  await execute(
    'update profile set phone = $2, whatsapp = $3, revolut = $4, wise = $5 where user_id = $1',
    [people.guest.id, phone, whatsapp, revolut, wise],
  );
  await execute(
    `insert into identity_check
      (user_id, attempt_id, session, state, failure, verified_at, is_adult, started_at, updated_at)
      values ($1, gen_random_uuid(), $2, 'retry', $3, now(), true, now(), now())`,
    [people.guest.id, `${WORDS.identitySession}_${worlds}`, WORDS.identityFailure],
  );
  const { guest, host } = people;
  const wanted = { kind, listingId, ...dates };
  const reservation = await reservePaid(app, { guest, host }, wanted);
  const fellow = hasFellow
    ? await reservePaid(app, { guest: people['other-guest'], host }, wanted)
    : null;
  const { conversationId, pictureKey } = await write(app, people.guest, listingId);
  const calendarPath = await makeFeed(app, guest);
  const onboardingToken = await startOnboarding(app, host);
  const reviewId = await writeReviews(execute, reservation.reservationId);
  const statementToken = await warn(execute, people.host.id);
  const savedSearchId = await save(app, guest);
  const savedReplyId = await saveReply(app, people.host);
  const wishlist = await shareList(app, guest, listingId);
  return {
    app,
    people,
    kind,
    dates,
    listingId,
    otherListingId,
    itinerantId,
    experienceId,
    conversationId,
    pictureKey,
    calendarPath,
    onboardingToken,
    reviewId,
    statementToken,
    savedSearchId,
    savedReplyId,
    ...wishlist,
    searchToken: signId('saved-search', savedSearchId, app.services.config),
    ...reservation,
    fellow,
    cookies: {
      'signed-out': undefined,
      expired: await expiredSession(app, execute, people.guest.id),
      'other-guest': people['other-guest'].cookie,
      'other-host': people['other-host'].cookie,
      admin: people.admin.cookie,
      support: people.support.cookie,
      finance: people.finance.cookie,
      host: people.host.cookie,
      guest: people.guest.cookie,
    },
  };
}

async function reservePaid(
  app: TestApp,
  { guest, host }: Pick<World['people'], 'guest' | 'host'>,
  { kind, ...wanted }: Pick<World, 'kind' | 'listingId'> & World['dates'],
): Promise<Reserved & Pick<World, 'checkoutSession'>> {
  const must = async (as: TestPerson | undefined, path: string, body: object) => {
    const answer = await app.request<Record<string, string>>('POST', path, {
      body,
      ...(as === undefined ? {} : { as }),
    });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.text}`);
    return answer.body;
  };
  const { id = '' } = await must(guest, '/api/reservations', wanted);
  if (KINDS[kind].payment === 'on-approval')
    await must(host, `/api/reservations/${id}`, { status: 'approved' });
  const { url = '' } = await must(guest, `/api/reservations/${id}/payment`, {});
  const checkoutSession = url.split('/').at(-1) ?? '';
  await must(undefined, `/api/sandbox-checkout/${checkoutSession}`, { outcome: 'succeed' });
  const { rows } = await app.services.database.executeSql(
    'select check_in_code as code from reservation where id = $1',
    [id],
  );
  return { reservationId: id, checkoutSession, code: String(rows[0]?.code) };
}

/** Gives the host a payout account whose onboarding is open. */
async function startOnboarding(app: TestApp, host: TestPerson): Promise<string> {
  const { payouts } = app.services;
  const { account } = await payouts.createAccount({ userId: host.id, email: host.email });
  const back = 'https://wayhearth.example/';
  const url = await payouts.onboardingUrl({ account, returnUrl: back, refreshUrl: back });
  return url.split('/').at(-1) ?? '';
}

/** The guest writes to the host of a listing, with a picture. */
async function write(
  app: TestApp,
  guest: TestPerson,
  listingId: string,
): Promise<Pick<World, 'conversationId' | 'pictureKey'>> {
  const around = { as: guest, body: { listingId } };
  const { body } = await app.request<{ id: string }>('POST', '/api/conversations', around);
  const path = `/api/conversations/${body.id}/messages`;
  const picture = await draw('#a52').jpeg().toBuffer();
  const { key } = (await sendPicture(app, picture, { as: guest, preset: 'messages' })).body;
  const sent = await app.request('POST', path, {
    as: guest,
    body: { text: WORDS.message, pictures: [key] },
  });
  if (sent.status !== 201) throw new Error(`${path} answered ${sent.text}`);
  return { conversationId: body.id, pictureKey: key };
}

/**
 * Both kinds of review exist for the reservation, as if it were over: a published one of the
 * listing, and one of the guest that stays hidden all the while.
 */
async function writeReviews(execute: Execute, reservationId: string): Promise<string> {
  await execute(
    `insert into hidden_review (reservation_id, party, writer_id, rating, text, created_at, opens_at)
     select id, 'host', host_id, 2, $2, $3::timestamptz, $3::timestamptz + interval '1 year'
     from reservation where id = $1`,
    [reservationId, WORDS.hiddenReview, NOW],
  );
  const { rows } = await execute(
    `insert into review (reservation_id, listing_id, guest_id, rating, text, created_at)
     select id, listing_id, guest_id, 5, 'Everybody may read this.', $2::timestamptz
     from reservation where id = $1 returning id`,
    [reservationId, NOW],
  );
  return String(rows[0]?.id);
}

/** A warning about the profile of a person. @returns the token of its statement */
async function warn(execute: Execute, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await execute(
    `insert into moderation_decision
       (subject_kind, subject_id, owner_id, act, rule, words, decided_at, token)
     values ('profile', $1, $2, 'warn', 'respect', 'Please be kind.', $3::timestamptz, $4)`,
    [userId, userId, NOW, token],
  );
  return token;
}

/** The guest saves a search for homes for two. @returns its id */
async function save(app: TestApp, guest: TestPerson): Promise<string> {
  const body = { kind: 'stay', query: { guestCount: '2' }, name: 'For two', rhythm: 'daily' };
  const saved = await app.request<{ id: string }>('POST', '/api/saved-searches', {
    as: guest,
    body,
  });
  if (saved.status !== 201) throw new Error(`no search was saved: ${saved.text}`);
  return saved.body.id;
}

/** Saves a reply to insert into messages. */
async function saveReply(app: TestApp, as: TestPerson): Promise<string> {
  const body = { title: 'How to get in', text: 'Hello {guest}, ring twice.' };
  const saved = await app.request<{ id: string }>('POST', '/api/saved-replies', { as, body });
  return saved.body.id;
}

/** The guest shares a list of one listing. */
async function shareList(
  app: TestApp,
  guest: TestPerson,
  listingId: string,
): Promise<Pick<World, 'wishlistId' | 'wishlistToken'>> {
  const made = await app.request<{ id: string }>('POST', '/api/wishlists', {
    as: guest,
    body: { name: 'For May', listingId },
  });
  const wishlistId = made.body.id;
  const path = `/api/wishlists/${wishlistId}/link`;
  const shared = await app.request<{ link: string }>('PUT', path, { as: guest });
  if (shared.status !== 200) throw new Error(`no list was shared: ${made.text} ${shared.text}`);
  return { wishlistId, wishlistToken: shared.body.link.split('/').at(-1) ?? '' };
}

/** A session of the guest that ended a second ago. */
async function expiredSession(app: TestApp, execute: Execute, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const ended = app.services.now().subtract({ seconds: 1 }).toString();
  await execute(
    `insert into session (id, user_id, token, expires_at)
     values (gen_random_uuid(), $1, $2, $3::timestamptz)`,
    [userId, token, ended],
  );
  return sessionCookie(token, app.services.config.sessionSecret);
}
