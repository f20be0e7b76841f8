import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { CLASS_LABELS } from '../bar/filter-labels.ts';
import { Parts } from '../parts.tsx';
import type { FlightQuestion } from '../search/flight-question.ts';
import type { TravelData } from '../search/travel-data.ts';
import { ChangeOrigin } from './change-origin.tsx';
import { formatNames } from './format-trip.ts';

/** Where to, and in one line what was asked for. */
export function ResultsHeading({
  data: { chosen },
  question,
  town,
}: {
  data: TravelData;
  question: FlightQuestion;
  /** Where the flights leave; null until that is known. */
  town: string | null;
}) {
  const { t, i18n } = useLingui();
  const { departureDate, returnDate, adults, travelClass, origin } = question;
  const places = formatNames(i18n, chosen);
  const days =
    returnDate === undefined
      ? formatDay(departureDate, i18n.locale, 'medium')
      : formatDayRange(departureDate, returnDate, i18n.locale, 'medium');
  const said = [
    town === null ? t`From ${origin}` : t`From ${town} (${origin})`,
    days,
    ...(returnDate === undefined ? [t`one way`] : []),
    i18n._(CLASS_LABELS[travelClass]),
    t`${plural(adults, { one: '# adult', other: '# adults' })}`,
  ];
  return (
    <header className="grid gap-2">
      <h1 className="font-bold text-3xl [overflow-wrap:anywhere]">
        <Trans>Flights to {places}</Trans>
      </h1>
      <p className="text-lg text-soft">
        <Parts of={said} />
      </p>
      <ChangeOrigin />
      <noscript>
        <p className="mt-4 rounded-card bg-sunken px-5 py-4">
          <Trans>Flights are searched for in your browser, which needs JavaScript for it.</Trans>
        </p>
      </noscript>
    </header>
  );
}
