import type { DateText } from '#domain/dates.ts';
import { isSameTown } from '../airports/airports.ts';
import { FESTIVALS } from './data/festivals.ts';
import { toDateRange } from './festival-dates.ts';
import { occurrencesIn } from './festival-rule.ts';

const CLOSING = FESTIVALS.filter(({ closesAirport }) => closesAirport);

/** Whether nothing leaves or lands on a day because of a festival, at an airport or metropolis. */
export function isAirportClosed(code: string, date: DateText): boolean {
  return CLOSING.some(
    ({ iataCode, rule, length }) =>
      isSameTown(iataCode, code) &&
      occurrencesIn(rule, length, Number(date.slice(0, 4))).some((when) => {
        if (!('startDate' in when)) return false;
        const { start, end } = toDateRange(when);
        return start <= date && date < end;
      }),
  );
}

/** Whether an airport or metropolis is ever closed, which is known without counting any days. */
export function mayClose(code: string): boolean {
  return CLOSING.some(({ iataCode }) => isSameTown(iataCode, code));
}
