import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { nightBook } from '#domain/availability.ts';
import { nightsLeft } from '#domain/free-nights.ts';
import type { CalendarAnswer } from '#market/calendar/late.web.ts';
import { formatNights } from '#platform/i18n/days.ts';

/** Places left on each night of a listing with dates of its own, in words; past nights left out. */
export function PlacesLeft({ answer }: { answer: CalendarAnswer }) {
  const { i18n } = useLingui();
  const { capacity, nights, open, today } = answer;
  if (open === undefined) return null;
  const book = nightBook(
    capacity,
    nights.map(({ date, left }) => ({ date, capacity, taken: capacity - left })),
  );
  const start = open.from > today ? open.from : today;
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-semibold text-base">
        <Trans>Places left by night</Trans>
      </h3>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {nightsLeft(book, { start, end: open.until }).map((stretch) => (
          <li key={stretch.start} className="flex justify-between gap-4 text-sm">
            <span className="text-soft">{formatNights([stretch], i18n.locale)}</span>
            <span className={stretch.left === 0 ? 'text-soft' : 'font-semibold'}>
              {stretch.left === 0 ? (
                <Trans>Full</Trans>
              ) : (
                <Plural value={stretch.left} one="# place" other="# places" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
