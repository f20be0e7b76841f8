import type { Occupancy, PARTIES } from '#domain/vocabulary.ts';
import type { Random } from '../random.ts';
import type { DemoItinerant } from './demo-itinerant.ts';
import type { ItinerantIdea } from './idea.ts';

/** The largest party by name that so many people are. */
export function partyOf(guests: number): (typeof PARTIES)[number] {
  if (guests > 8) return 'Mucho';
  if (guests === 8) return 'Ocho';
  if (guests >= 5) return 'Cinco';
  return guests === 4 ? 'Quatro' : guests === 3 ? 'Trio' : 'Duo';
}

/** Guests to a room, by what part of the place a guest gets. */
const TO_A_ROOM: Readonly<Record<Occupancy, number>> = {
  'entire-place': 2,
  'private-suite': 2,
  'private-room': 1,
  'shared-room': 2,
};

/** Rooms, and the bathrooms that go with them. */
export function roomsOf({ guests, occupancy, rooms }: ItinerantIdea) {
  const roomCount = rooms ?? Math.ceil(guests / TO_A_ROOM[occupancy]);
  return { roomCount, bathroomCount: Math.max(1, Math.round(roomCount / 2.5)) };
}

/** @param price dollars a guest and night; 0 for those who lend a hand, who leave a deposit */
export function chooseFees(price: number, takesPets: boolean, random: Random) {
  const dollars = (p: number, choices: readonly number[]) =>
    random.chance(p) ? random.pick(choices) * 100 : 0;
  const fees: DemoItinerant['fees'] = {
    cleaning: dollars(0.5, [20, 30, 40, 50, 60, 80]),
    extraGuest: dollars(0.3, [10, 15, 20, 25]),
    pet: takesPets ? dollars(0.7, [10, 15, 20, 30]) : 0,
    tax: dollars(0.6, [8, 12, 18, 24, 30]),
    deposit: price === 0 ? 6_000 : dollars(0.45, [50, 80, 100, 150, 200]),
  };
  return fees;
}
