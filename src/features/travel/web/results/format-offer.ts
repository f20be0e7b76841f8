import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { FlightOffer } from '../../contract.ts';
import { formatFare } from './format-trip.ts';

type Segments = FlightOffer['segments'];

/** Departure and arrival by the clocks there. */
export function clockTimes(i18n: I18n, segments: Segments): string | null {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  return `${clockTime(i18n, first.departsAt)} – ${clockTime(i18n, last.arrivesAt)}`;
}

/** The local time there: the offset of the text is left out. */
function clockTime(i18n: I18n, moment: string): string {
  const format = dateFormat(i18n.locale, { timeStyle: 'short', timeZone: 'UTC' });
  return evenSpaces(format.format(Date.parse(`${moment.slice(0, 16)}Z`)));
}

/** Number of changes of plane. */
export function formatStops(i18n: I18n, stops: number): string {
  return stops === 0
    ? i18n._(msg`non-stop`)
    : i18n._(msg`${plural(stops, { one: '# stop', other: '# stops' })}`);
}

/** The included bags. */
export function formatBags(i18n: I18n, { checked, carryOn }: FlightOffer['bags']): string[] {
  return [
    checked === null
      ? i18n._(msg`The airline doesn't say whether a checked bag is included`)
      : checked === 0
        ? i18n._(msg`No checked bag included`)
        : i18n._(
            msg`${plural(checked, { one: '# checked bag', other: '# checked bags' })} included`,
          ),
    ...(carryOn === null
      ? []
      : carryOn === 0
        ? [i18n._(msg`No cabin bag included`)]
        : [
            i18n._(msg`${plural(carryOn, { one: '# cabin bag', other: '# cabin bags' })} included`),
          ]),
  ];
}

/** The fees for changes and refunds. */
export function formatConditions(i18n: I18n, offer: FlightOffer): string[] {
  const { change, refund } = offer.conditions;
  return [formatChange(i18n, change), formatRefund(i18n, refund, offer)];
}

type Condition = FlightOffer['conditions']['change'];

function formatChange(i18n: I18n, { allowed, fee }: Condition): string {
  if (allowed === null) return i18n._(msg`The airline doesn't say whether it can be changed`);
  if (!allowed) return i18n._(msg`It can't be changed`);
  if (fee === null) return i18n._(msg`It can be changed, for a fee we don't know`);
  if (fee.amount === 0) return i18n._(msg`It can be changed for free`);
  const price = formatFare(i18n, fee.amount, fee.currency);
  return i18n._(msg`It can be changed for ${price}`);
}

function formatRefund(
  i18n: I18n,
  { allowed, fee }: Condition,
  offer: Pick<FlightOffer, 'price' | 'currency'>,
): string {
  if (allowed === null) return i18n._(msg`The airline doesn't say whether it is refunded`);
  if (!allowed) {
    const price = formatFare(i18n, offer.price, offer.currency);
    return i18n._(msg`No refund: cancelling costs you all of the ${price}`);
  }
  if (fee === null) return i18n._(msg`It is refunded, less a fee we don't know`);
  if (fee.amount === 0) return i18n._(msg`It is refunded in full`);
  const price = formatFare(i18n, fee.amount, fee.currency);
  return i18n._(msg`It is refunded, less ${price}`);
}

/** Each flight of an offer in its order: number, day, airports, and times by the clocks there. */
export function formatFlights(i18n: I18n, { airline, segments, inbound }: FlightOffer): string[][] {
  return [...segments, ...(inbound?.segments ?? [])].map((segment) => {
    const { carrier, flightNumber, from, to, departsAt, arrivesAt } = segment;
    const [leaves, lands] = [departsAt.slice(0, 10), arrivesAt.slice(0, 10)];
    const landing = clockTime(i18n, arrivesAt);
    const arrival = lands === leaves ? landing : `${shortDay(i18n, lands)}, ${landing}`;
    return [
      ...(flightNumber === '' ? [] : [flightNumber]),
      `${from} – ${to}`,
      `${shortDay(i18n, leaves)}, ${clockTime(i18n, departsAt)} – ${arrival}`,
      ...(carrier === airline ? [] : [i18n._(msg`operated by ${carrier}`)]),
    ];
  });
}

function shortDay(i18n: I18n, date: DateText): string {
  return formatDay(date, i18n.locale, 'short');
}

/** An offer as lines of text, to be looked up at the airline. */
export function offerFacts(i18n: I18n, offer: FlightOffer): string {
  const price = formatFare(i18n, offer.price, offer.currency);
  const flights = formatFlights(i18n, offer).map((parts) => parts.join(' · '));
  return [`${offer.airline}, ${price}`, ...flights].join('\n');
}
