import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type MonthText, monthRange, nightsBetween } from '#domain/dates.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { CalendarStay } from '../../contract.ts';

/** Who has nights of a month, with the way to each reservation. */
export function StayList({ stays, month }: { stays: readonly CalendarStay[]; month: MonthText }) {
  const { start, end } = monthRange(month);
  const here = stays.filter((stay) =>
    [stay, stay.wanted].some((range) => range !== null && range.start < end && range.end > start),
  );
  if (here.length === 0) {
    return (
      <p className="text-soft text-sm">
        <Trans>No guests this month.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-1">
      {here.map(({ id, guest, status, wanted, ...range }) => (
        <li key={id}>
          <Link
            to="/reservations/$id"
            params={{ id }}
            className="-mx-3 flex items-center gap-3 rounded-xl px-3 py-2 hover:bg-sunken"
          >
            <Avatar person={guest} size={40} />
            <span className="grid min-w-0">
              <strong className="truncate font-semibold">
                <PersonName person={guest} />
              </strong>
              <span className="text-soft text-sm">
                <DayRange start={range.start} end={range.end} />
                <span>{' · '}</span>
                <Plural
                  value={nightsBetween(range.start, range.end)}
                  one="# night"
                  other="# nights"
                />
              </span>
              {status === 'pending' || wanted !== null ? (
                <span className="text-ember text-sm">
                  {wanted === null ? (
                    <Trans>Waiting for your response</Trans>
                  ) : (
                    <Trans>
                      Asks for <DayRange start={wanted.start} end={wanted.end} />
                    </Trans>
                  )}
                </span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
