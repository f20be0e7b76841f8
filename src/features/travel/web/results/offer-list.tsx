import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { FlightLeg, FlightOffer } from '../../contract.ts';
import { Parts } from '../parts.tsx';

import { formatFare, formatTravelTime } from './format-trip.ts';
import { useIsOver } from './use-is-over.ts';

interface OfferProps {
  /** The answer as a whole doesn't hold any more. */
  isStale: boolean;
  onAskAgain(): void;
}

/** The least expensive offers of one direction; nothing for an estimate. */
export function OfferList({ leg, ...rest }: { leg: FlightLeg } & OfferProps) {
  if (leg.offers.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {leg.offers.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** An offer with its bags, its conditions and where to buy it. */
function Offer({ offer, isStale, onAskAgain }: { offer: FlightOffer } & OfferProps) {
  const { i18n } = useLingui();
  const isOver = useIsOver(offer.expiresAt) || isStale;
  const said = [
    clockTimes(i18n, offer.segments),
    offer.minutes === null ? null : formatTravelTime(i18n, offer.minutes),
    formatStops(i18n, offer.stops),
  ].filter((each) => each !== null);

  return (
    <details className="group rounded-xl border border-line px-3">
      <summary className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-2">
        <span className="min-w-0">
          <span className="block font-semibold text-sm">{offer.airline}</span>
          <span className="block text-sm text-soft">
            <Parts of={said} />
          </span>
        </span>
        <span
          translate="no"
          data-stale={isOver || undefined}
          className="font-semibold tabular-nums data-stale:text-soft data-stale:line-through"
        >
          {formatFare(i18n, offer.price, offer.currency)}
        </span>
      </summary>
      <div className="grid gap-2 pb-3 text-sm">
        <ul className="grid list-disc gap-0.5 ps-5 text-soft">
          {[...formatBags(i18n, offer.bags), ...formatConditions(i18n, offer)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isOver ? (
          <p className="flex flex-wrap items-center gap-3">
            <Trans>This offer has expired.</Trans>
            <Button look="secondary" onClick={onAskAgain}>
              <Trans>Search again</Trans>
            </Button>
          </p>
        ) : (
          <AtTheAirline offer={offer} />
        )}
      </div>
    </details>
  );
}

/**
 * Where to buy an offer: at its airline, which finds it by its flight numbers. No airline's page
 * can be opened at an offer, so nothing here looks like a booking link.
 */
function AtTheAirline({ offer }: { offer: FlightOffer }) {
  const { t, i18n } = useLingui();
  const { airline } = offer;

  async function copy() {
    try {
      await copyText(offerFacts(i18n, offer));
      showToast('success', t`Flight details copied`);
    } catch {
      showToast('error', t`Something went wrong.`);
    }
  }

  return (
    <div className="grid gap-1.5 rounded-xl bg-sunken px-3 py-2.5">
      <h3 className="font-semibold">
        <Trans>Continue at the airline</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          We don't sell tickets. Look up these flights with {airline}; the price there may differ.
        </Trans>
      </p>
      <ul className="grid gap-1 tabular-nums">
        {formatFlights(i18n, offer).map((parts) => (
          <li key={parts.join()}>
            <Parts of={parts} />
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => void copy()} className="mt-1 w-fit">
        <Trans>Copy flight details</Trans>
      </Button>
    </div>
  );
}

type Segments = FlightOffer['segments'];

/** Departure and arrival by the clocks there. */
function clockTimes(i18n: I18n, segments: Segments): string | null {
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
function formatStops(i18n: I18n, stops: number): string {
  return stops === 0
    ? i18n._(msg`non-stop`)
    : i18n._(msg`${plural(stops, { one: '# stop', other: '# stops' })}`);
}

/** The included bags. */
function formatBags(i18n: I18n, { checked, carryOn }: FlightOffer['bags']): string[] {
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
function formatConditions(i18n: I18n, offer: FlightOffer): string[] {
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
  if (allowed === null) return i18n._(msg`The airline doesn't say whether it's refunded`);
  if (!allowed) {
    const price = formatFare(i18n, offer.price, offer.currency);
    return i18n._(msg`No refund: cancelling costs you all of the ${price}`);
  }
  if (fee === null) return i18n._(msg`It's refunded, less a fee we don't know`);
  if (fee.amount === 0) return i18n._(msg`It's refunded in full`);
  const price = formatFare(i18n, fee.amount, fee.currency);
  return i18n._(msg`It's refunded, less ${price}`);
}

/** Each flight of an offer in its order: number, day, airports, and times by the clocks there. */
function formatFlights(i18n: I18n, { airline, segments, inbound }: FlightOffer): string[][] {
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
