import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { QueueName, WeekFigure } from '#domain/console.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { DataTable, TABLE_CELL } from '#platform/web/ui/data-table.tsx';
import { formatAge } from '../format-age.ts';
import type { Today } from '../page-data.ts';
import { ConsolePage, Part, When } from '../parts.tsx';

const QUEUES: Readonly<
  Record<QueueName, { readonly label: MessageDescriptor; readonly to: LinkProps['to'] }>
> = {
  reports: { label: msg`Reports`, to: '/admin/moderation' },
  appeals: { label: msg`Appeals`, to: '/admin/moderation' },
  tickets: { label: msg`Messages to support`, to: '/admin/tickets' },
  conflicts: { label: msg`Nights booked twice`, to: '/admin' },
  cases: { label: msg`Problems on arrival`, to: '/admin/resolutions' },
  claims: { label: msg`Claims on deposits`, to: '/admin/resolutions' },
  differences: { label: msg`Money differences`, to: '/admin/money' },
  jobs: { label: msg`Failed jobs`, to: '/admin/work' },
  mails: { label: msg`Emails given up on`, to: '/admin/work' },
};

const FIGURES: Readonly<Record<WeekFigure, MessageDescriptor>> = {
  searches: msg({ message: 'Searches', context: 'number of a week' }),
  requests: msg`Requests`,
  approved: msg({ message: 'Approved', context: 'reservations of a week' }),
  paid: msg({ message: 'Paid', context: 'reservations of a week' }),
  cancelled: msg({ message: 'Cancelled', context: 'reservations of a week' }),
  reviews: msg`Reviews`,
};

/** The queues of the reader, and the week. */
export function TodayPage({ today }: { today: Today | null }) {
  const { i18n, t } = useLingui();
  if (today === null) return null;
  const { queues, conflicts, week, readAt } = today;
  return (
    <ConsolePage title={<Trans context="page of staff">Today</Trans>}>
      <Part title={<Trans>Waiting</Trans>}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {queues.map(({ queue, count, oldestAt }) => (
            <li key={queue} data-key-row="">
              <Link
                to={QUEUES[queue].to}
                className="grid h-full content-start gap-1 rounded-card border border-line bg-raised p-4 hover:border-line-strong hover:bg-sunken"
              >
                <span className="text-soft text-sm">{i18n._(QUEUES[queue].label)}</span>
                <span translate="no" className="font-bold text-3xl tabular-nums">
                  {i18n.number(count)}
                </span>
                <span className="text-soft text-sm">
                  {oldestAt === null ? (
                    <Trans>Nothing is waiting</Trans>
                  ) : (
                    <Trans>Oldest: {formatAge(oldestAt, readAt, i18n.locale)}</Trans>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      {conflicts.length === 0 ? null : <Conflicts conflicts={conflicts} />}
      <Part title={<Trans>The last seven days</Trans>}>
        <DataTable
          label={t`The last seven days`}
          columns={[
            t({ message: 'Number', context: 'column of a table of staff' }),
            t`Last seven days`,
            t`Seven days before`,
          ]}
          amountsFrom={1}
        >
          {week.map(({ figure, now, before }) => (
            <tr key={figure} className="border-line border-b last:border-b-0">
              <td className="py-2">{i18n._(FIGURES[figure])}</td>
              <td translate="no" className={`${TABLE_CELL} text-end font-semibold tabular-nums`}>
                {i18n.number(now)}
              </td>
              <td translate="no" className={`${TABLE_CELL} text-end text-soft tabular-nums`}>
                {i18n.number(before)}
              </td>
            </tr>
          ))}
        </DataTable>
      </Part>
    </ConsolePage>
  );
}

/** Reservations whose nights a calendar of the host's claims too, which no one has solved in a day. */
function Conflicts({ conflicts }: Pick<Today, 'conflicts'>) {
  return (
    <Part title={<Trans>Nights booked twice</Trans>}>
      <ul className="grid gap-3">
        {conflicts.map(({ reservationId, title, calendar, start, end, since }) => (
          <li key={`${reservationId} ${calendar}`} data-key-row="">
            <Link
              to="/admin/reservations/$id"
              params={{ id: reservationId }}
              className="grid gap-1 rounded-card border border-line bg-raised p-4 hover:border-line-strong hover:bg-sunken"
            >
              <bdi translate="no" className="font-semibold">
                {title}
              </bdi>
              <span className="text-sm">
                <Trans>
                  <DayRange start={start} end={end} /> is also taken in {calendar}.
                </Trans>
              </span>
              <span className="text-soft text-sm">
                <When at={since} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
