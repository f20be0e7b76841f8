import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DateRange } from '#domain/dates.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { CircleAlert } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { HostCalendar } from '../../contract.ts';

/** Nights that a guest and an imported calendar have, with both sources. */
export function Conflicts({ calendar }: { calendar: HostCalendar }) {
  const { i18n } = useLingui();
  const names = new Map(calendar.calendars.map(({ id, name }) => [id, name]));
  const conflicts = calendar.imported.filter(({ isPromised }) => isPromised);
  if (conflicts.length === 0) return null;
  return (
    <section
      role="alert"
      className="grid gap-3 rounded-card border border-danger bg-danger-tint p-4 sm:p-5"
    >
      <h2 className="flex items-center gap-2 font-bold text-danger text-lg">
        <CircleAlert className="size-5 flex-none" />
        <Trans>Booked twice?</Trans>
      </h2>
      <ul className="grid gap-2">
        {conflicts.map((conflict) => {
          const calendars = listFormat(i18n.locale, { type: 'conjunction' }).format(
            conflict.calendarIds.flatMap((id) => names.get(id) ?? []),
          );
          return (
            <li key={conflict.start} className="grid gap-1 text-sm">
              <span>
                <Trans>
                  <DayRange start={conflict.start} end={conflict.end} /> is also taken in{' '}
                  {calendars}.
                </Trans>
              </span>
              {calendar.stays
                .filter((stay) =>
                  [stay, stay.wanted].some((range) => range !== null && meets(range, conflict)),
                )
                .map(({ id, guest }) => (
                  <Link
                    key={id}
                    to="/reservations/$id"
                    params={{ id }}
                    className="inline-flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
                  >
                    <PersonName person={guest} />
                  </Link>
                ))}
            </li>
          );
        })}
      </ul>
      <p className="text-sm">
        <Trans>
          Nothing was cancelled. If both bookings are real, decide which one you keep and tell the
          other guest soon.
        </Trans>
      </p>
    </section>
  );
}

function meets(one: DateRange, other: DateRange): boolean {
  return one.start < other.end && other.start < one.end;
}
