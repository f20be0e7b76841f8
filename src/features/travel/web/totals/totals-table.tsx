import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MONTH_NIGHTS, monthlyParts } from '#domain/trip-total.ts';
import type { TravelTarget, TripTotal, TripTotals } from '../../contract.ts';
import { InnerLink } from '../inner-link.tsx';
import { Parts } from '../parts.tsx';
import { formatFare } from '../results/format-trip.ts';
import { festivalWhen } from '../targets/use-targets.ts';

/** On phones each place is a block of its own, its figures under each other. */
const CELL =
  'px-3 py-1.5 align-top max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0';
/** As high as a finger, so that everything in a row is on one line. */
const LINE = 'inline-flex min-h-11 items-center max-sm:justify-end';
const FIGURE = `${LINE} min-w-11 underline underline-offset-4`;

export interface TotalsTableProps {
  totals: TripTotals;
  /** Data of the places. */
  chosen: readonly TravelTarget[];
  /** The flights' prices don't hold any more. */
  isOver: boolean;
}

/** The places by their monthly cost; every figure links to its parts. */
export function TotalsTable({ totals: answer, chosen, isOver }: TotalsTableProps) {
  const { t } = useLingui();
  const { totals, isOneWay, nights } = answer;
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-start text-soft">
          <Head>{t`Place`}</Head>
          <Head>{isOneWay ? t`Flight there` : t`Flights`}</Head>
          <Head>{t`A home`}</Head>
          <Head>{t`Itinerants`}</Head>
          <Head>{t`Experiences`}</Head>
          <Head isLast>{t`A month`}</Head>
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-4">
        {totals.map((total) => (
          <Row
            key={total.target.id}
            total={total}
            known={chosen.find(({ id }) => id === total.target.id)}
            flightLabel={isOneWay ? t`Flight there` : t`Flights`}
            nights={nights}
            isOver={isOver}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ isLast = false, children }: { isLast?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={`px-3 py-2 font-normal ${isLast ? 'text-end' : 'text-start'}`}>
      {children}
    </th>
  );
}

function Row({
  total,
  known,
  flightLabel,
  nights,
  isOver,
}: {
  total: TripTotal;
  known: TravelTarget | undefined;
  flightLabel: string;
  nights: number;
  isOver: boolean;
}) {
  const { t, i18n } = useLingui();
  const { target, flight, homes, itinerants, experiences, monthly } = total;
  const dollars = (amount: number) => formatFare(i18n, amount, 'USD');
  return (
    <tr className="border-line border-b max-sm:block max-sm:rounded-card max-sm:border max-sm:bg-raised max-sm:p-4">
      <th
        scope="row"
        className="px-3 py-1.5 text-start align-top font-semibold text-base max-sm:block max-sm:px-0 max-sm:pt-0"
      >
        <span className={LINE}>{target.name}</span>
        {known === undefined || known.festival === null ? null : (
          <Note>
            <span className="font-normal">
              <Parts of={[known.town, festivalWhen(i18n, known.festival)]} />
            </span>
          </Note>
        )}
      </th>
      <Cell label={flightLabel}>
        {flight === null ? (
          <Nothing />
        ) : (
          <>
            <InnerLink href={flight.href} className={FIGURE}>
              <span
                translate="no"
                data-stale={isOver || undefined}
                className="data-stale:text-soft data-stale:line-through"
              >
                {formatFare(i18n, flight.amount, flight.currency)}
              </span>
            </InnerLink>
            {flight.isEstimate ? (
              <Note>
                <Trans>estimated</Trans>
              </Note>
            ) : null}
          </>
        )}
      </Cell>
      <Cell label={t`A home`}>
        {homes.median === null ? (
          <InnerLink href={homes.href} className={FIGURE}>
            <Trans>none available</Trans>
          </InnerLink>
        ) : (
          <>
            <InnerLink href={homes.href} className={FIGURE}>
              <span translate="no">{dollars(homes.median)}</span>
            </InnerLink>
            <Note>
              <Plural
                value={homes.count}
                one="the only home available"
                other="the median of # homes"
              />
            </Note>
          </>
        )}
      </Cell>
      <Cell label={t`Itinerants`}>
        {itinerants.count === 0 ? (
          <Nothing />
        ) : (
          <InnerLink href={itinerants.href} className={FIGURE}>
            {itinerants.from === null ? (
              <span translate="no">{i18n.number(itinerants.count)}</span>
            ) : (
              <From count={itinerants.count} price={dollars(itinerants.from)} />
            )}
          </InnerLink>
        )}
      </Cell>
      <Cell label={t`Experiences`}>
        {experiences.count === 0 ? (
          <Nothing />
        ) : (
          <InnerLink href={experiences.href} className={FIGURE}>
            {experiences.from === null ? (
              <span translate="no">{i18n.number(experiences.count)}</span>
            ) : experiences.from === 0 ? (
              <Plural value={experiences.count} one="# for free" other="#, some for free" />
            ) : (
              <From count={experiences.count} price={dollars(experiences.from)} />
            )}
          </InnerLink>
        )}
      </Cell>
      <Cell label={t`A month`} isLast>
        {monthly === null ? (
          <Missing total={total} />
        ) : (
          <MonthFigure total={total} nights={nights} isOver={isOver} />
        )}
      </Cell>
    </tr>
  );
}

function From({ count, price }: { count: number; price: string }) {
  return <Plural value={count} one={`# from ${price}`} other={`# from ${price}`} />;
}

function Cell({
  label,
  isLast = false,
  children,
}: {
  label: string;
  isLast?: boolean;
  children: ReactNode;
}) {
  return (
    <td className={`${CELL} ${isLast ? 'sm:text-end' : ''}`}>
      <span aria-hidden="true" className="text-soft sm:hidden">
        {label}
      </span>
      <span className="max-sm:text-end">{children}</span>
    </td>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="-mt-2 block pb-1.5 text-sm text-soft">{children}</span>;
}

function Nothing() {
  const { t } = useLingui();
  return (
    <span className={`${LINE} text-soft`}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t`none`}</span>
    </span>
  );
}

/** Why there is no sum. */
function Missing({ total: { missing } }: { total: TripTotal }) {
  return (
    <span className={`${LINE} text-soft`}>
      {missing.includes('flight') ? (
        <Trans>no flight found</Trans>
      ) : missing.includes('homes') ? (
        <Trans>no home to add</Trans>
      ) : (
        <Trans>prices in several currencies</Trans>
      )}
    </span>
  );
}

interface MonthFigureProps {
  /** One with a sum. */
  total: TripTotal;
  /** Nights of the trip. */
  nights: number;
  /** The flights' prices don't hold any more. */
  isOver: boolean;
}

/** The cost of a month; a click explains how it is computed from the flight and the home. */
function MonthFigure({ total, nights, isOver }: MonthFigureProps) {
  const { i18n } = useLingui();
  const { flight, homes, trip, monthly } = total;
  if (flight === null || homes.median === null || trip === null || monthly === null) return null;
  const dollars = (amount: number) => formatFare(i18n, amount, 'USD');
  const parts = monthlyParts({ flight: flight.amount, homes: homes.median, nights });
  const [each, whole] = [dollars(parts.homes), dollars(homes.median)];
  const [ways, share] = [dollars(flight.amount), dollars(parts.flight)];
  return (
    <>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center justify-end">
          <strong
            translate="no"
            data-stale={isOver || undefined}
            className="font-display font-semibold text-lg tabular-nums underline decoration-dotted underline-offset-4 data-stale:text-soft data-stale:line-through"
          >
            {dollars(monthly)}
          </strong>
        </summary>
        <ul className="grid gap-1 pb-3 text-soft sm:ms-auto sm:max-w-72">
          <li>
            <Trans>
              {each} for {MONTH_NIGHTS} nights in a home, based on the price of your{' '}
              <Plural value={nights} one="# night" other="# nights" /> for {whole}
            </Trans>
          </li>
          <li>
            {nights > MONTH_NIGHTS ? (
              <Trans>
                {share} for flights: {ways}, spread over your{' '}
                <Plural value={nights} one="# night" other="# nights" />
              </Trans>
            ) : (
              <Trans>{ways} for flights, counted once</Trans>
            )}
          </li>
          <li>
            <Trans>Itinerants and experiences are not added: you choose whether you join.</Trans>
          </li>
        </ul>
      </details>
      <span className="-mt-2 block pb-1.5 text-soft">
        <Trans>{dollars(trip)} for this trip</Trans>
      </span>
    </>
  );
}
