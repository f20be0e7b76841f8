import type { RouteId } from '#entry/contracts.ts';
import type { TestAnswer } from '#entry/testing/test-app.ts';
import type { RouteCall } from './call-route.ts';
import { type ActorName, arrivalFor, WORDS, type World } from './world.ts';

/** Data with restricted readers. */
export type Secret =
  | 'arrival'
  | 'position'
  | 'handles'
  | 'email'
  | 'host-email'
  | 'other-email'
  | 'code'
  | 'fellow-code'
  | 'calendar'
  | 'message'
  | 'message-picture'
  | 'hidden-review'
  | 'identity-session'
  | 'identity-failure';
type Secrets = Readonly<Partial<Record<Secret, readonly string[]>>>;

/** The texts of each secret of a world, as they would appear in an answer. */
export function collectSecrets({
  people,
  kind,
  code,
  fellow,
  calendarPath,
  pictureKey,
}: Pick<World, 'people' | 'kind' | 'code' | 'fellow' | 'calendarPath' | 'pictureKey'>): Secrets {
  const { address, wifiName, wifiPassword, entryInstructions, latitude, longitude } =
    arrivalFor(kind);
  return {
    arrival: [address, wifiName, wifiPassword, entryInstructions].filter((word) => word !== ''),
    position: [String(latitude), String(longitude)],
    handles: Object.values(WORDS.contact),
    email: [people.guest.email],
    'host-email': [people.host.email],
    'other-email': [people['other-guest'].email],
    code: [code],
    ...(fellow === null ? {} : { 'fellow-code': [fellow.code] }),
    message: [WORDS.message],
    'message-picture': [pictureKey],
    'hidden-review': [WORDS.hiddenReview],
    calendar: [calendarPath],
    'identity-session': [WORDS.identitySession],
    // As the value of a field: the interface's own description lists the word among others.
    'identity-failure': [`:"${WORDS.identityFailure}"`],
  };
}

/** The whole content of an answer: its headers and its body. */
export function serializeAnswer({ headers, text }: Pick<TestAnswer, 'headers' | 'text'>): string {
  return `${[...headers].map((header) => header.join(': ')).join('\n')}\n\n${text}`;
}

/** Secrets that are in the bytes of an answer, in any of their texts or in all. */
export function found(secrets: Secrets, bytes: string, how: 'some' | 'every' = 'some'): Secret[] {
  const names = Object.keys(secrets) as Secret[];
  return names.filter((name) => secrets[name]?.[how]((word) => bytes.includes(word))).sort();
}

/**
 * The secrets that an answer of the API contains for an actor: all of them and no others, sorted.
 *
 * @param open whether the guest can see the arrival details on these days
 */
export function expectedSecrets(
  world: World,
  actor: ActorName,
  route: RouteId,
  { params = {} }: RouteCall,
  open: boolean,
): Secret[] {
  return [...listExpected(world, actor, route, params, open)].sort();
}

function listExpected(
  { people, kind, listingId, reservationId, fellow }: World,
  actor: ActorName,
  route: RouteId,
  params: Readonly<Record<string, string>>,
  open: boolean,
): readonly Secret[] {
  if (route === 'reservations.show' && params.id === reservationId) {
    if (actor === 'host') return ['arrival', 'position', 'handles', 'email', 'code'];
    return actor === 'guest' && open ? ['arrival', 'position'] : [];
  }
  if (route === 'reservations.show' && params.id === fellow?.reservationId) {
    if (actor === 'host') return ['arrival', 'position', 'other-email', 'fellow-code'];
    return actor === 'other-guest' && open ? ['arrival', 'position'] : [];
  }
  if (ADDRESSED.has(route) && kind !== 'experience') {
    const guest = params.id === reservationId ? 'guest' : 'other-guest';
    const isKnown = params.id === reservationId || params.id === fellow?.reservationId;
    if (!isKnown) return [];
    if (actor === 'host' && route === 'reservations.show-agreement') return ['arrival'];
    return actor === guest && open ? ['arrival'] : [];
  }
  if (route === 'reviews.show' && params.id === reservationId) {
    return actor === 'host' ? ['hidden-review'] : [];
  }
  if (route === FORM_ROUTES[kind]) {
    return actor === 'host' && params.id === listingId ? ['arrival', 'position'] : [];
  }
  if (route === 'console.show-person') return listOfPerson(people, actor, params.id);
  if (route.startsWith('stays.') && kind !== 'stay') return [];
  return OWN[route]?.[actor] ?? [];
}

/** Routes of documents that name the address, to those who may know it. */
const ADDRESSED: ReadonlySet<RouteId> = new Set([
  'reservations.show-agreement',
  'reservations.make-letter',
]);

/** Staff with that duty read the address of a person, and nothing else that is secret. */
function listOfPerson(
  people: World['people'],
  actor: ActorName,
  id: string | undefined,
): readonly Secret[] {
  if (actor !== 'admin' && actor !== 'support') return [];
  if (id === people.guest.id) return ['email'];
  if (id === people.host.id) return ['host-email'];
  return id === people['other-guest'].id ? ['other-email'] : [];
}

/** Routes of a host's listing as a form. */
const FORM_ROUTES: Readonly<Record<World['kind'], RouteId>> = {
  stay: 'stays.show-form',
  itinerant: 'itinerants.show-form',
  experience: 'experiences.show-form',
};

const OWN_MESSAGE = ['message', 'message-picture'] as const;

/** The own secrets of each actor; other routes contain none. */
const OWN: Partial<Record<RouteId, Partial<Record<ActorName, readonly Secret[]>>>> = {
  'accounts.get-me': { guest: ['email'], host: ['host-email'], 'other-guest': ['other-email'] },
  'accounts.get-own-profile': {
    guest: ['handles', 'email'],
    host: ['host-email'],
    'other-guest': ['other-email'],
  },
  'accounts.show-identity': { guest: ['identity-failure'] },
  'accounts.check-identity': { guest: ['identity-failure'] },
  // An authenticator shows whose passkey it is.
  'accounts.start-passkey': {
    guest: ['email'],
    host: ['host-email'],
    'other-guest': ['other-email'],
  },
  // A change of every field that it may change: it deletes the handles.
  'accounts.update-own-profile': {
    guest: ['email'],
    host: ['host-email'],
    'other-guest': ['other-email'],
  },
  'accounts.export-account': {
    guest: ['handles', 'email', 'message', 'message-picture', 'identity-failure'],
    host: ['arrival', 'host-email', 'hidden-review'],
    'other-guest': ['other-email'],
  },
  // Their own export, for an authority.
  'console.disclose-person': {
    admin: ['handles', 'email', 'message', 'message-picture', 'identity-failure'],
  },
  'reservations.show-calendar-feed': { guest: ['calendar'] },
  'reservations.make-calendar-feed': { guest: ['calendar'] },
  'stays.show-recent': { host: ['arrival', 'position'] },
  'messaging.list-conversations': { guest: OWN_MESSAGE, host: OWN_MESSAGE },
  'messaging.show-conversation': { guest: OWN_MESSAGE, host: OWN_MESSAGE },
  'messaging.list-messages': { guest: OWN_MESSAGE, host: OWN_MESSAGE },
};
