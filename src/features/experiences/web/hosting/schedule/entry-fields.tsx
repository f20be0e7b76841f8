import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import {
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
} from '#domain/schedule/schedule-entry.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { DayChoice } from './day-choice.tsx';
import { LENGTH_LABELS, RECURRENCE_LABELS, UNIT_LABELS } from './entry-labels.ts';
import { type EntryField, type EntryValues, withType } from './entry-values.ts';
import { SelectField } from './select-field.tsx';
import { ZoneField } from './zone-field.tsx';

export interface EntryFieldsProps {
  entry: EntryValues;
  /** What is wrong, at its field. */
  wrong: { readonly field: EntryField; readonly text: string } | null;
  /** IANA zone of the place; null while it isn't known. */
  placeZone: string | null;
  zoneHint: ReactNode;
  /** YYYY-MM-DD. */
  today: string;
  onChange(entry: EntryValues): void;
}

/** What one entry of the timetable asks for (spec 2 §3, §5). */
export function EntryFields(props: EntryFieldsProps) {
  const { entry, wrong, placeZone, zoneHint, today, onChange } = props;
  const { t, i18n } = useLingui();
  const isOnce = entry.type === 'one-time';
  const set = (patch: Partial<EntryValues>) => onChange({ ...entry, ...patch });
  const errorOf = (field: EntryField) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <>
      <div data-entry-field="type">
        <SelectField
          label={t`Schedule type`}
          none={t`Choose one`}
          choices={RECURRENCES.map((id) => ({ id, label: i18n._(RECURRENCE_LABELS[id]) }))}
          value={entry.type}
          error={errorOf('type')}
          onChange={(type) => onChange(type === null ? { ...entry, type } : withType(entry, type))}
        />
      </div>
      <div data-entry-field="title">
        <TextField
          label={t`Schedule title`}
          autoComplete="off"
          dir="auto"
          maxLength={EXPERIENCE_TEXTS.entryTitle.max}
          error={errorOf('title')}
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
            error={errorOf('specificDate')}
            value={entry.specificDate}
            onChange={({ target }) => set({ specificDate: target.value })}
          />
        </div>
      ) : null}
      {entry.type === 'custom' ? <Interval {...props} /> : null}
      {isOnce || entry.type === null ? null : (
        <DayChoice value={entry.days} error={errorOf('days')} onChange={(days) => set({ days })} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <div data-entry-field="startTime">
          <TextField
            type="time"
            label={t`Start time`}
            error={errorOf('startTime')}
            value={entry.startTime}
            onChange={({ target }) => set({ startTime: target.value })}
          />
        </div>
        <div data-entry-field="endTime">
          <TextField
            type="time"
            label={t`End time`}
            error={errorOf('endTime')}
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
              hint={<Trans>Leave it empty to start today.</Trans>}
              min={today}
              error={errorOf('startsOn')}
              value={entry.startsOn}
              onChange={({ target }) => set({ startsOn: target.value })}
            />
          </div>
          <div data-entry-field="until">
            <TextField
              type="date"
              label={t`Repeats until (optional)`}
              hint={<Trans>The last day it may happen on.</Trans>}
              min={today}
              error={errorOf('until')}
              value={entry.until}
              onChange={({ target }) => set({ until: target.value })}
            />
          </div>
        </div>
      )}
      <TextAreaField
        label={t`What happens then (optional)`}
        rows={2}
        dir="auto"
        maxLength={EXPERIENCE_TEXTS.entryDescription.max}
        value={entry.description}
        onChange={({ target }) => set({ description: target.value })}
      />
    </>
  );
}

/** Every so many days, weeks or months. */
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
