import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import type { FlightLeg, TravelTarget } from '../../contract.ts';
import { FestivalSearch } from './festival-search.tsx';

export interface FestivalTimingProps {
  /** A festival. */
  target: TravelTarget | null;
  legs: { outbound: FlightLeg | null; inbound: FlightLeg | null };
}

/** Where the flights miss a festival, or may miss its beginning, that, and the search that doesn't. */
export function FestivalTiming({ target, legs }: FestivalTimingProps) {
  const { i18n } = useLingui();
  const festival = target?.festival ?? null;
  const { outbound, inbound } = legs;
  if (festival === null || festival.startDate === null || outbound === null) return null;
  const { startDate, endDate } = festival;
  const { first, last } = outbound.landing;
  const isMissed = first > (endDate ?? startDate) || (inbound !== null && inbound.date < startDate);
  if (!isMissed && last <= startDate) return null;
  const begins = formatDay(startDate, i18n.locale, 'medium');
  const days =
    first === last
      ? formatDay(first, i18n.locale, 'medium')
      : formatDayRange(first, last, i18n.locale, 'medium');
  return (
    <p className="mt-2 rounded-xl bg-sunken px-3 py-2 text-sm">
      {isMissed ? (
        <Trans>The festival isn't during your trip.</Trans>
      ) : (
        <Trans>
          You'd land on {days}. The festival begins on {begins}.
        </Trans>
      )}
      <FestivalSearch target={target} />
    </p>
  );
}
