import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { todayIn } from '#domain/dates.ts';
import { clockRange, clockTime } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { cityOfZone } from '#platform/web/time/zone-select.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Plus, Trash } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { ScheduleEntryForm } from '../../../contract.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { EntryFields } from './entry-fields.tsx';

import { formatRecurrence, LENGTH_LABELS } from './entry-labels.ts';
import type { EntryValues } from './entry-values.ts';
import { SelectField } from './select-field.tsx';
import { onTheClock, UpcomingDates } from './upcoming-dates.tsx';
import { type EntryEditor, useEntryEditor } from './use-entry-editor.ts';

/** The timetable: its entries, and the one that is being typed (spec 2 §2, §4). */
export function ScheduleBuilder() {
  const { t } = useLingui();
  const id = useId();
  const { values, errors, change } = useExperienceForm();
  const editor = useEntryEditor();
  const { routineSchedule } = values;
  const error = errors.routineSchedule;

  function toggle(entry: ScheduleEntryForm) {
    change({
      routineSchedule: routineSchedule.map((each) =>
        each === entry ? { ...each, isActive: !each.isActive } : each,
      ),
    });
  }

  function remove(entry: ScheduleEntryForm) {
    change({ routineSchedule: routineSchedule.filter((each) => each !== entry) });
    if (editor.former?.id === entry.id) editor.cancel();
    showToast('success', t`Schedule entry removed.`);
  }

  return (
    <section
      data-field="routineSchedule"
      aria-labelledby={`${id}-title`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid gap-4"
    >
      <h4 id={`${id}-title`} className="font-semibold text-lg">
        <Trans>Schedule</Trans>
      </h4>
      <EntryList
        entries={routineSchedule}
        changed={editor.former?.id ?? null}
        onEdit={editor.edit}
        onToggle={toggle}
        onRemove={remove}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
      {editor.isFull ? (
        <p className="text-soft">
          <Trans>That's as many entries as a schedule can have.</Trans>
        </p>
      ) : (
        <EntryForm editor={editor} />
      )}
    </section>
  );
}

/** The entry that is being typed, and its resulting dates. */
function EntryForm({ editor }: { editor: EntryEditor }) {
  const { t } = useLingui();
  const { entry, wrong, refusals, former, previewed } = editor;
  const element = useRef<HTMLFieldSetElement>(null);
  const title = former?.title ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves focus to its field.
  useEffect(() => {
    if (refusals === 0 || wrong === null) return;
    element.current
      ?.querySelector<HTMLElement>(
        `[data-entry-field="${wrong.field}"] :is(input, select, textarea)`,
      )
      ?.focus();
  }, [refusals]);

  // Enter adds the entry instead of submitting the step.
  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void editor.save();
  }

  return (
    <fieldset
      ref={element}
      aria-label={former === null ? t`New schedule entry` : t`Change ${title}`}
      onKeyDown={onKeyDown}
      className="grid min-w-0 gap-5 rounded-card border border-line-strong border-dashed p-4"
    >
      {former === null ? <ActivityChoice entry={entry} onChange={editor.change} /> : null}
      <EntryFields
        entry={entry}
        wrong={wrong}
        placeZone={editor.placeZone}
        zoneHint={<OtherZone editor={editor} />}
        today={todayIn(Temporal.Now.instant(), entry.timeZone)}
        onChange={editor.change}
      />
      {previewed === null ? null : (
        <div role="status" className="rounded-card bg-sunken p-4">
          {previewed.problem === null ? (
            <UpcomingDates entry={previewed} timeZone={entry.timeZone} />
          ) : (
            <p className="text-danger">{previewed.problem}</p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          busy={editor.busy}
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => void editor.save()}
        >
          {former === null ? <Trans>Add schedule entry</Trans> : <Trans>Save entry</Trans>}
        </Button>
        {former === null ? null : (
          <Button look="quiet" onClick={editor.cancel}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Notes that the time zone of the entry isn't that of the place, with both hours. */
function OtherZone({ editor: { entry, placeZone, previewed } }: { editor: EntryEditor }) {
  const { i18n } = useLingui();
  const session = previewed?.sessions[0];
  if (placeZone === null || placeZone === entry.timeZone || session === undefined) return null;
  const there = onTheClock(session, placeZone).start;
  const here = onTheClock(session, entry.timeZone).start;
  if (there === here) return null;
  const own = clockTime(here, i18n.locale);
  const local = clockTime(there, i18n.locale);
  const ownZone = cityOfZone(entry.timeZone);
  const placeName = cityOfZone(placeZone);
  return (
    <span className="text-ember">
      <Trans>
        {own} in {ownZone} is {local} where it takes place ({placeName}).
      </Trans>
    </span>
  );
}

/** The last minute of a day: entries end on the day they begin on. */
const LAST_MINUTE = '23:59';

/** An activity of the catalogue, whose title and usual time prefill a new entry. */
function ActivityChoice({
  entry,
  onChange,
}: {
  entry: EntryValues;
  onChange(entry: EntryValues): void;
}) {
  const { t } = useLingui();
  const { values, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const chosen = choices.routines.find(({ id }) => id === values.routine);
  const slot = chosen?.slot ?? null;
  const isCut = slot !== null && slot.end <= slot.start && entry.endTime === LAST_MINUTE;

  function choose(id: string | null) {
    change({ routine: id });
    const activity = choices.routines.find((each) => each.id === id);
    if (activity === undefined) return;
    const { label, description, slot: usual } = activity;
    onChange({
      ...entry,
      title: label,
      description,
      ...(usual === null
        ? {}
        : { startTime: usual.start, endTime: usual.end > usual.start ? usual.end : LAST_MINUTE }),
    });
  }

  return (
    <SelectField
      label={t`Activity (optional)`}
      hint={
        isCut ? (
          <Trans>This usually runs past midnight; entries must end the same day.</Trans>
        ) : (
          <Trans>Fills in a title and the usual time; guests can search for it.</Trans>
        )
      }
      none={t`None of these`}
      choices={choices.routines}
      value={values.routine}
      onChange={choose}
    />
  );
}

interface EntryListProps {
  entries: readonly ScheduleEntryForm[];
  /** Id of the entry that is being changed; null for none. */
  changed: string | null;
  onEdit(entry: ScheduleEntryForm): void;
  onToggle(entry: ScheduleEntryForm): void;
  onRemove(entry: ScheduleEntryForm): void;
}

/** The current entries of the timetable. */
function EntryList({ entries, ...actions }: EntryListProps) {
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
            <Trans>Guests can't book it. Sessions already booked stay.</Trans>
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
