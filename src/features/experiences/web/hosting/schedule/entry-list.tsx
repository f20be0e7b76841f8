import { Trans, useLingui } from '@lingui/react/macro';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { cityOfZone } from '#platform/web/time/zones-by-offset.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Trash } from '#platform/web/ui/icons.ts';
import type { ScheduleEntryForm } from '../../../contract.ts';
import { formatRecurrence, LENGTH_LABELS } from './entry-labels.ts';

export interface EntryListProps {
  entries: readonly ScheduleEntryForm[];
  /** Id of the entry that is being changed; null for none. */
  changed: string | null;
  onEdit(entry: ScheduleEntryForm): void;
  onToggle(entry: ScheduleEntryForm): void;
  onRemove(entry: ScheduleEntryForm): void;
}

/** The current entries of the timetable. */
export function EntryList({ entries, ...actions }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {entries.map((entry, at) => (
        <Entry key={entry.id ?? at} entry={entry} {...actions} />
      ))}
    </ul>
  );
}

function Entry({
  entry,
  changed,
  onEdit,
  onToggle,
  onRemove,
}: Omit<EntryListProps, 'entries'> & { entry: ScheduleEntryForm }) {
  const { t, i18n } = useLingui();
  const { title, isActive, startTime, endTime, timeZone, specificDate } = entry;
  const { until } = entry.recurrence;
  const lastDay = until === null ? '' : formatDay(until, i18n.locale, 'medium');
  return (
    <li
      data-entry={entry.id}
      className={`grid gap-3 rounded-card border p-4 sm:flex sm:items-start sm:justify-between ${entry.id === changed ? 'border-ember' : 'border-line'}`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span dir="auto">{title}</span>
          {isActive ? null : (
            <span className="rounded-pill bg-sunken px-2.5 py-0.5 text-sm text-soft">
              <Trans>Inactive</Trans>
            </span>
          )}
        </p>
        <p>
          <span>{formatRecurrence(entry, i18n)}</span>
          {specificDate === null ? null : (
            <span>{` · ${formatDay(specificDate, i18n.locale, 'weekday')}`}</span>
          )}
        </p>
        <p className="text-sm text-soft">
          <bdi>{clockRange({ start: startTime, end: endTime }, i18n.locale)}</bdi>
          {timeZone === undefined ? null : <span>{` · ${cityOfZone(timeZone)}`}</span>}
          {entry.duration === null ? null : (
            <span>{` · ${i18n._(LENGTH_LABELS[entry.duration])}`}</span>
          )}
          {lastDay === '' ? null : (
            <>
              <span>{' · '}</span>
              <Trans>until {lastDay}</Trans>
            </>
          )}
        </p>
        {isActive ? null : (
          <p className="mt-1 text-sm text-soft">
            <Trans>Guests can't book it. Sessions that are booked already stay.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" aria-label={t`Edit ${title}`} onClick={() => onEdit(entry)}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          look="secondary"
          aria-label={isActive ? t`Deactivate ${title}` : t`Activate ${title}`}
          onClick={() => onToggle(entry)}
        >
          {isActive ? <Trans>Deactivate</Trans> : <Trans>Activate</Trans>}
        </Button>
        <Button
          look="danger"
          aria-label={t`Remove ${title}`}
          onClick={() => onRemove(entry)}
          icon={<Trash aria-hidden="true" className="size-4" />}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
