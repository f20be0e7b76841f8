import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SCHENGEN_RULE } from '#domain/stay-days.ts';
import { MONTH_NIGHTS, monthlyParts } from '#domain/trip-total.ts';
import { formatDay } from '#platform/i18n/days.ts';
import type { PlaceCost, PlaceCosts } from '../../contract.ts';
import { InnerLink } from '../inner-link.tsx';
import { formatFare } from '../results/format-trip.ts';

const SOURCE = 'underline underline-offset-4';

/** The parts of a month's cost and the source of every figure of its card. */
export function WhyThisPrice({ place, costs }: { place: PlaceCost; costs: PlaceCosts }) {
  const { i18n } = useLingui();
  const { homes, flight, wifi, festivals, schengenDays } = place;
  const { nights, starts } = costs;
  const dollars = (cents: number) => formatFare(i18n, cents, 'USD');
  const day = (date: string) => formatDay(date, i18n.locale, 'short');
  const parts = monthlyParts({ flight: flight?.typical ?? 0, homes: homes.median, nights });
  const [each, whole] = [dollars(parts.homes), dollars(homes.median)];
  const [share, low, high] = [
    dollars(parts.flight),
    dollars(flight?.low ?? 0),
    dollars(flight?.high ?? 0),
  ];
  const [first, last] = [day(starts[0] ?? ''), day(starts.at(-1) ?? '')];
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold underline decoration-dotted underline-offset-4">
        <Trans>Why this price</Trans>
      </summary>
      <ul className="grid list-disc gap-1.5 ps-4 pb-2 text-soft">
        <li>
          <InnerLink href={homes.href} className={SOURCE}>
            <Trans>
              {each} for {MONTH_NIGHTS} nights in a home: the median of{' '}
              <Plural value={homes.count} one="the only free one" other="# free ones" />, {whole}{' '}
              for <Plural value={nights} one="# night" other="# nights" />, all in
            </Trans>
          </InnerLink>
        </li>
        <li>
          {flight === null ? (
            <Trans>No flight: you're already there.</Trans>
          ) : (
            <InnerLink href={flight.href} className={SOURCE}>
              <Trans>
                {share} for flights: {low} – {high} there and back, estimated from distance and
                season
              </Trans>
            </InnerLink>
          )}
        </li>
        <li>
          {starts.length === 1 ? (
            <Trans>The stay starts on {first}.</Trans>
          ) : (
            <Plural
              value={starts.length}
              one={`The stay starts on ${first}.`}
              other={`The cheapest of # stays that start between ${first} and ${last}.`}
            />
          )}
        </li>
        {wifi === null ? null : (
          <li>
            <Plural
              value={wifi.homes}
              one="Wifi in one of these homes, as measured by guests or stated by the host."
              other="Wifi: the median of # of these homes, as measured by guests or stated by hosts."
            />
          </li>
        )}
        <li>
          <Trans>
            Weather is estimated from latitude and month only, not from altitude or wind.
          </Trans>
        </li>
        {schengenDays === null ? null : (
          <li>
            <a href={SCHENGEN_RULE} className={SOURCE}>
              <Trans>Schengen days from your trips here: 90 in any 180. Not legal advice.</Trans>
            </a>
          </li>
        )}
        {festivals.map(({ id, name, source }) => (
          <li key={id}>
            <a href={source} className={SOURCE}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
