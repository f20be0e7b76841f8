import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo } from 'react';
import { EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import {
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  SCHEDULE_ZONES,
  WEEKDAYS,
  type Weekday,
} from '#domain/schedule/schedule-entry.ts';
import { cityOfZone, zonesByOffset } from '#platform/web/time/zone-select.tsx';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { LENGTH_LABELS, RECURRENCE_LABELS, UNIT_LABELS, weekdayName } from './entry-labels.ts';
import { type EntryField, type EntryValues, withType } from './entry-values.ts';
import { SelectField } from './select-field.tsx';

export interface EntryFieldsProps {
  entry: EntryValues;
  /** The error, with its field. */
  wrong: { readonly field: EntryField; readonly text: string } | null;
  /** IANA zone of the place; null while it is unknown. */
  placeZone: string | null;
  zoneHint: ReactNode;
  /** YYYY-MM-DD. */
  today: string;
  onChange(entry: EntryValues): void;
}

/** Fields of one entry of the timetable (spec 2 §3, §5). */
export function EntryFields(props: EntryFieldsProps) {
  const { entry, wrong, placeZone, zoneHint, today, onChange } = props;
  const { t, i18n } = useLingui();
  const isOnce = entry.type === 'one-time';
  const set = (patch: Partial<EntryValues>) => onChange({ ...entry, ...patch });
  const errorFor = (field: EntryField) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <>
      <div data-entry-field="type">
        <SelectField
          label={t`Schedule type`}
          none={t`Choose one`}
          choices={RECURRENCES.map((id) => ({ id, label: i18n._(RECURRENCE_LABELS[id]) }))}
          value={entry.type}
          error={errorFor('type')}
          onChange={(type) => onChange(type === null ? { ...entry, type } : withType(entry, type))}
        />
      </div>
      <div data-entry-field="title">
        <TextField
          label={t`Schedule title`}
          autoComplete="off"
          dir="auto"
          maxLength={EXPERIENCE_TEXTS.entryTitle.max}
          error={errorFor('title')}
          value={entry.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
      {isOnce ? (
        <div data-entry-field="specificDate">
          <TextField
            type="date"
            label={t`Date`}
            min={today}
            error={errorFor('specificDate')}
            value={entry.specificDate}
            onChange={({ target }) => set({ specificDate: target.value })}
          />
        </div>
      ) : null}
      {entry.type === 'custom' ? <Interval {...props} /> : null}
      {isOnce || entry.type === null ? null : (
        <DayChoice value={entry.days} error={errorFor('days')} onChange={(days) => set({ days })} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <div data-entry-field="startTime">
          <TextField
            type="time"
            label={t`Start time`}
            error={errorFor('startTime')}
            value={entry.startTime}
            onChange={({ target }) => set({ startTime: target.value })}
          />
        </div>
        <div data-entry-field="endTime">
          <TextField
            type="time"
            label={t`End time`}
            error={errorFor('endTime')}
            value={entry.endTime}
            onChange={({ target }) => set({ endTime: target.value })}
          />
        </div>
      </div>
      <ZoneField
        placeZone={placeZone}
        hint={zoneHint}
        value={entry.timeZone}
        onChange={(timeZone) => set({ timeZone })}
      />
      <SelectField
        label={t`Duration`}
        hint={isOnce ? <Trans>A one-time schedule has no duration.</Trans> : undefined}
        none={t`Not set`}
        choices={SCHEDULE_LENGTHS.map((id) => ({ id, label: i18n._(LENGTH_LABELS[id]) }))}
        value={entry.duration}
        disabled={isOnce}
        onChange={(duration) => set({ duration })}
      />
      {isOnce || entry.type === null ? null : (
        <div className="grid gap-5 sm:grid-cols-2">
          <div data-entry-field="startsOn">
            <TextField
              type="date"
              label={t`Starts on (optional)`}
              hint={<Trans>Leave it blank to start today.</Trans>}
              min={today}
              error={errorFor('startsOn')}
              value={entry.startsOn}
              onChange={({ target }) => set({ startsOn: target.value })}
            />
          </div>
          <div data-entry-field="until">
            <TextField
              type="date"
              label={t`Repeats until (optional)`}
              hint={<Trans>The last day it can take place.</Trans>}
              min={today}
              error={errorFor('until')}
              value={entry.until}
              onChange={({ target }) => set({ until: target.value })}
            />
          </div>
        </div>
      )}
      <TextAreaField
        label={t`What happens (optional)`}
        rows={2}
        dir="auto"
        maxLength={EXPERIENCE_TEXTS.entryDescription.max}
        value={entry.description}
        onChange={({ target }) => set({ description: target.value })}
      />
    </>
  );
}

/** Interval of days, weeks or months. */
function Interval({ entry, wrong, onChange }: EntryFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div data-entry-field="interval">
        <NumberField
          name="interval"
          label={t`Repeats every`}
          bounds={EXPERIENCE_NUMBERS.interval}
          error={wrong?.field === 'interval' ? wrong.text : undefined}
          blank={0}
          value={entry.interval}
          onChange={(interval) => onChange({ ...entry, interval })}
        />
      </div>
      <SelectField
        label={t`Unit`}
        hint={
          entry.unit === 'days' ? (
            <Trans>The first matching day starts the series.</Trans>
          ) : undefined
        }
        choices={RECURRENCE_UNITS.map((id) => ({ id, label: i18n._(UNIT_LABELS[id]) }))}
        value={entry.unit}
        onChange={(unit) => {
          if (unit !== null) onChange({ ...entry, unit });
        }}
      />
    </div>
  );
}

/** Choice of several weekdays. */
function DayChoice({
  value,
  error,
  onChange,
}: {
  value: readonly Weekday[];
  error: string | undefined;
  onChange(days: Weekday[]): void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
      data-entry-field="days"
    >
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Days</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={() =>
                onChange(
                  WEEKDAYS.filter((one) =>
                    one === day ? !value.includes(day) : value.includes(one),
                  ),
                )
              }
              className="size-4 accent-ember"
            />
            <span>{weekdayName(day, i18n.locale, 'long')}</span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A time zone: the five of the specification first, then the place's, then all (spec 2 §9). */
function ZoneField({
  placeZone,
  hint,
  value,
  onChange,
}: {
  /** IANA zone of the place; null while it is unknown. */
  placeZone: string | null;
  hint: ReactNode;
  value: string;
  onChange(zone: string): void;
}) {
  const { t } = useLingui();
  const id = useId();
  const all = useMemo(zonesByOffset, []);
  const first: readonly string[] = SCHEDULE_ZONES;
  const isListed = first.includes(value) || all.some(({ zone }) => zone === value);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        <Trans>Time zone</Trans>
      </label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-12 w-full min-w-0 rounded-xl border border-line-strong bg-raised px-4 text-base text-ink"
      >
        {isListed || value === placeZone ? null : (
          <option value={value}>{cityOfZone(value)}</option>
        )}
        <optgroup label={t`Often used`}>
          {first.map((zone) => (
            <option key={zone} value={zone}>
              {cityOfZone(zone)}
            </option>
          ))}
        </optgroup>
        {placeZone === null || first.includes(placeZone) ? null : (
          <optgroup label={t`Where it takes place`}>
            <option value={placeZone}>{cityOfZone(placeZone)}</option>
          </optgroup>
        )}
        <optgroup label={t`All time zones`}>
          {all
            .filter(({ zone }) => zone !== placeZone && !first.includes(zone))
            .map(({ zone, city, offset }) => (
              <option key={zone} value={zone}>
                {`${city} (${offset})`}
              </option>
            ))}
        </optgroup>
      </select>
      <p id={`${id}-hint`} className="text-sm text-soft empty:hidden">
        {hint}
      </p>
    </div>
  );
}
