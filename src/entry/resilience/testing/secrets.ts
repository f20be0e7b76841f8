import type { RouteId } from '#entry/contracts.ts';
import type { TestAnswer } from '#entry/testing/test-app.ts';
import type { RouteCall } from './call-route.ts';
import { type ActorName, WORDS, type World } from './world.ts';

/** What stands in the database for some eyes only. */
export type Secret =
  | 'arrival'
  | 'position'
  | 'handles'
  | 'email'
  | 'host-email'
  | 'code'
  | 'message';
type Secrets = Readonly<Record<Secret, readonly string[]>>;

/** The words of each secret of a world, as they would stand in an answer. */
export function secretsOf({ people, code }: Pick<World, 'people' | 'code'>): Secrets {
  const { address, wifiName, wifiPassword, entryInstructions, latitude, longitude } = WORDS.arrival;
  return {
    arrival: [address, wifiName, wifiPassword, entryInstructions],
    position: [String(latitude), String(longitude)],
    handles: Object.values(WORDS.contact),
    email: [people.guest.email],
    'host-email': [people.host.email],
    code: [code],
    message: [WORDS.message],
  };
}

/** All that an answer tells: its headers and its body. */
export function bytesOf({ headers, text }: Pick<TestAnswer, 'headers' | 'text'>): string {
  return `${[...headers].map((header) => header.join(': ')).join('\n')}\n\n${text}`;
}

/** Secrets of which any, or which wholly, stand in the bytes of an answer. */
export function found(secrets: Secrets, bytes: string, how: 'some' | 'every' = 'some'): Secret[] {
  const names = Object.keys(secrets) as Secret[];
  return names.filter((name) => secrets[name][how]((word) => bytes.includes(word))).sort();
}

/**
 * What an answer of the API to an actor holds: all of it and nothing else, sorted.
 *
 * @param open whether the days are those in which the guest is told how to arrive
 */
export function secretsTold(
  world: World,
  actor: ActorName,
  route: RouteId,
  { params = {} }: RouteCall,
  open: boolean,
): Secret[] {
  return [...told(world, actor, route, params, open)].sort();
}

function told(
  { kind, listingId, reservationId }: World,
  actor: ActorName,
  route: RouteId,
  params: Readonly<Record<string, string>>,
  open: boolean,
): readonly Secret[] {
  if (route === 'reservations.show' && params.id === reservationId) {
    if (actor === 'host') return ['arrival', 'position', 'handles', 'email', 'code'];
    return actor === 'guest' && open ? ['arrival', 'position'] : [];
  }
  if (route.startsWith('stays.') && kind !== 'stay') return [];
  if (route === 'stays.show-form') {
    return actor === 'host' && params.id === listingId ? ['arrival', 'position'] : [];
  }
  const [ofGuest, ofHost] = OWN[route] ?? [[], []];
  if (actor === 'guest') return ofGuest;
  return actor === 'host' ? ofHost : [];
}

/** What guest and host, in this order, are told of their own; a route that isn't here tells nothing. */
const OWN: Partial<Record<RouteId, readonly [readonly Secret[], readonly Secret[]]>> = {
  'accounts.get-me': [['email'], ['host-email']],
  'accounts.get-own-profile': [['handles', 'email'], ['host-email']],
  // A change of all that it may change: the handles are gone by it.
  'accounts.update-own-profile': [['email'], ['host-email']],
  'accounts.export-account': [
    ['handles', 'email', 'message'],
    ['arrival', 'host-email'],
  ],
  'stays.show-recent': [[], ['arrival', 'position']],
  'messaging.list-conversations': [['message'], ['message']],
  'messaging.show-conversation': [['message'], ['message']],
  'messaging.list-messages': [['message'], ['message']],
};
