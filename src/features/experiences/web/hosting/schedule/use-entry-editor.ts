import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_ENTRIES, SCHEDULE_ZONES } from '#domain/schedule/schedule-entry.ts';
import { call } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { previewExperience } from '../../../contract/addresses.gen.ts';
import type { ScheduleEntryForm } from '../../../contract.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { type FormPreview, previewedForm, useFormPreview } from '../form-preview.ts';

import { ENTRY_PROBLEM_TEXTS } from './entry-labels.ts';
import {
  blankEntry,
  type EntryField,
  type EntryValues,
  entryOfValues,
  problemOfValues,
  valuesOfEntry,
} from './entry-values.ts';

/** Value of a zone that isn't chosen yet: that of the place applies. */
const ZONE_OF_PLACE = '';

export interface EntryEditor {
  readonly entry: EntryValues;
  readonly wrong: { readonly field: EntryField; readonly text: string } | null;
  /** Counts the failed attempts, so that each one shows the error again. */
  readonly refusals: number;
  readonly busy: boolean;
  /** The entry that is being changed; null for a new one. */
  readonly former: ScheduleEntryForm | null;
  readonly isFull: boolean;
  /** Preview of the entry; null while it is incomplete. */
  readonly previewed: FormPreview['entries'][number] | null;
  readonly placeZone: string | null;
  change(entry: EntryValues): void;
  /** Adds the entry, or applies the changes to it. */
  save(): Promise<void>;
  edit(entry: ScheduleEntryForm): void;
  cancel(): void;
}

/** Edits an entry of the timetable, previews its dates, and adds it once it has no error. */
export function useEntryEditor(): EntryEditor {
  const { t, i18n } = useLingui();
  const { values, change } = useExperienceForm();
  const { stored } = useExperienceScope();
  const [typed, setTyped] = useState<EntryValues>(() => blankEntry(ZONE_OF_PLACE));
  const [former, setFormer] = useState<ScheduleEntryForm | null>(null);
  const [wrong, setWrong] = useState<EntryEditor['wrong']>(null);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [id, setId] = useState(newId);

  const { routineSchedule } = values;
  const others = routineSchedule.filter((each) => former === null || each.id !== former.id);
  // The zone of the place is unknown until the place is; until then dates are shown in the first of
  // five.
  const [zone, setZone] = useState<string>(SCHEDULE_ZONES[0]);
  const entry = typed.timeZone === ZONE_OF_PLACE ? { ...typed, timeZone: zone } : typed;
  const whole = entryOfValues(entry, id, former);
  // The preview of its dates doesn't require a title.
  const titled = whole === null ? [] : [{ ...whole, title: whole.title || '–' }];
  const { preview } = useFormPreview([...others, ...titled]);
  const placeZone = preview?.timeZone ?? null;
  if (placeZone !== null && placeZone !== zone) setZone(placeZone);
  const last = whole === null ? undefined : preview?.entries.at(-1);
  const previewed = last !== undefined && last.at === others.length ? last : null;

  function refuse(field: EntryField, text: string) {
    setWrong({ field, text });
    setRefusals((times) => times + 1);
  }

  function begin() {
    setTyped(blankEntry(ZONE_OF_PLACE));
    setFormer(null);
    setWrong(null);
    setId(newId());
  }

  async function save() {
    const found = problemOfValues(entry, Temporal.Now.instant(), former);
    if (found !== null) {
      refuse(found.field, i18n._(ENTRY_PROBLEM_TEXTS[found.problem]));
      return;
    }
    if (whole === null || busy) return;
    setBusy(true);
    const refusal = await findRefusal([...others, whole]);
    setBusy(false);
    if (refusal !== null) {
      refuse('startTime', refusal);
      return;
    }
    const isNew = former === null;
    change({
      routineSchedule: isNew
        ? [...routineSchedule, whole]
        : routineSchedule.map((each) => (each.id === whole.id ? whole : each)),
    });
    begin();
    showToast('success', isNew ? t`Schedule entry added successfully.` : t`Schedule entry saved.`);
  }

  /** Error of the last of some entries, for example that it overlaps another (spec 2 §5). */
  async function findRefusal(entries: readonly ScheduleEntryForm[]): Promise<string | null> {
    try {
      const answer = await call(previewExperience, {
        body: previewedForm(values, entries, stored?.id),
      });
      return answer.entries.at(-1)?.problem ?? null;
    } catch {
      // The server validates it again on submit.
      return null;
    }
  }

  return {
    entry,
    wrong,
    refusals,
    busy,
    former,
    isFull: former === null && routineSchedule.length >= MAX_ENTRIES,
    previewed,
    placeZone,
    change(next) {
      // A zone that the host didn't change stays that of the place.
      const isOfPlace = typed.timeZone === ZONE_OF_PLACE && next.timeZone === entry.timeZone;
      setTyped(isOfPlace ? { ...next, timeZone: ZONE_OF_PLACE } : next);
      setWrong(null);
    },
    save,
    edit(chosen) {
      setTyped(valuesOfEntry(chosen, zone));
      setFormer(chosen);
      setWrong(null);
    },
    cancel: begin,
  };
}
