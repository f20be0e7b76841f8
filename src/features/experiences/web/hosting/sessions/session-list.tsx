import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#platform/web/ui/button.tsx';
import { HostText } from '#platform/web/ui/host-text.tsx';
import type { Session } from '../../../contract.ts';
import { useSessionLabels } from '../../sessions/use-session-labels.ts';

/** Sessions to come with who is booked, and what can be done with each. */
export function SessionList({
  sessions,
  days,
  onEdit,
  onCancel,
  onLater,
}: {
  sessions: readonly Session[];
  days: { readonly shown: number; readonly isAll: boolean };
  onEdit(session: Session): void;
  onCancel(session: Session): void;
  onLater(): void;
}) {
  return (
    <div className="grid gap-4">
      {sessions.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>There are no dates to come. Add an entry to the schedule to offer new ones.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <SessionRow
              key={`${session.entryId} ${session.date}`}
              session={session}
              onEdit={() => onEdit(session)}
              onCancel={() => onCancel(session)}
            />
          ))}
        </ul>
      )}
      {days.isAll ? null : (
        <Button look="secondary" onClick={onLater}>
          <Trans>Show later dates</Trans>
        </Button>
      )}
    </div>
  );
}

function SessionRow({
  session,
  onEdit,
  onCancel,
}: {
  session: Session;
  onEdit(): void;
  onCancel(): void;
}) {
  const { t, i18n } = useLingui();
  const { day, hours, own } = useSessionLabels()(session, session.timeZone);
  const { left, note, title, status } = session;
  const capacity = session.capacity - session.withdrawn;
  const booked = i18n.number(session.capacity - left);
  const isCancelled = status === 'cancelled';
  return (
    <li
      data-session={session.date}
      className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className={`font-semibold ${isCancelled ? 'text-soft line-through' : ''}`}>
          <time dateTime={session.startsAt}>{day}</time>
          <span>{' · '}</span>
          <bdi className="whitespace-nowrap">{hours}</bdi>
        </p>
        {own === null ? null : (
          <p className="text-sm text-soft">
            <Trans>{own} for you</Trans>
          </p>
        )}
        <p className="truncate text-sm text-soft">
          <HostText>{title}</HostText>
        </p>
        <p className="text-sm">
          {isCancelled ? (
            <Trans>Cancelled</Trans>
          ) : (
            t`${plural(capacity, {
              one: `${booked} of # seat booked`,
              other: `${booked} of # seats booked`,
            })}`
          )}
        </p>
        {note === '' ? null : (
          <p className="mt-1 whitespace-pre-line text-sm">
            <HostText>{note}</HostText>
          </p>
        )}
      </div>
      {isCancelled ? null : (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-label={t`Edit ${day}, ${hours}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button look="danger" aria-label={t`Cancel date: ${day}, ${hours}`} onClick={onCancel}>
            <Trans>Cancel date</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
