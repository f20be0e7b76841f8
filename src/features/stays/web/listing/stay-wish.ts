import type { DateText } from '#domain/dates.ts';
import { type QuerySource, wholeOf } from '#domain/search/query-values.ts';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import type { StayPage } from '../../contract.ts';

/** Pets that one reservation may bring. */
export const MAX_PETS = 10;

/** What a guest asks of one home; days without each other are not asked for. */
export interface StayWish {
  readonly startDate: DateText | null;
  readonly endDate: DateText | null;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
}

/** The wish in a URL. What is not of the wanted kind is ignored (spec 1 §4.8). */
export function readWish(source: QuerySource): StayWish {
  const { dates, guestCount, roomCount } = parseStaySearch(source);
  const exact = dates?.mode === 'exact' ? dates : null;
  return {
    startDate: exact?.startDate ?? null,
    endDate: exact?.endDate ?? null,
    guests: guestCount ?? 1,
    rooms: roomCount ?? 1,
    pets: wholeOf(source, 'petCount', 0, MAX_PETS) ?? 0,
  };
}

/** A wish without what this home can't be asked for: a whole place has no rooms to count. */
export function fitWish(
  wish: StayWish,
  stay: Pick<StayPage, 'capacity' | 'acceptsPets'>,
): StayWish {
  return {
    ...wish,
    rooms: stay.capacity === 1 ? 1 : wish.rooms,
    pets: stay.acceptsPets ? wish.pets : 0,
  };
}

/** URL parameters that `readWish` reads back; defaults are left out, half a choice too. */
export function wishParams(wish: StayWish): Record<string, string> {
  const { startDate, endDate, guests, rooms, pets } = wish;
  return {
    ...(startDate !== null && endDate !== null ? { startDate, endDate } : {}),
    ...(guests === 1 ? {} : { guestCount: String(guests) }),
    ...(rooms === 1 ? {} : { roomCount: String(rooms) }),
    ...(pets === 0 ? {} : { petCount: String(pets) }),
  };
}

/** Everything in the URL that is not the wish, with the wish as it is now. */
export function withWish(
  search: Readonly<Record<string, string | string[]>>,
  wish: StayWish,
): Record<string, string | string[]> {
  const OWN = ['startDate', 'endDate', 'dateMode', 'guestCount', 'roomCount', 'petCount'];
  const others = Object.entries(search).filter(([name]) => !OWN.includes(name));
  return { ...Object.fromEntries(others), ...wishParams(wish) };
}

/** What to ask the price of; null until both days are chosen. */
export function quoteQuery({ startDate, endDate, guests, rooms, pets }: StayWish) {
  if (startDate === null || endDate === null) return null;
  return {
    startDate,
    endDate,
    guests: String(guests),
    rooms: String(rooms),
    pets: String(pets),
  };
}
