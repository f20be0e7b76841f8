import { Trans, useLingui } from '@lingui/react/macro';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import type { EntryValues } from './entry-values.ts';
import { SelectField } from './select-field.tsx';

/** The last minute of a day: entries end on the day they begin on. */
const LAST_MINUTE = '23:59';

/** An activity of the catalogue, whose title and usual time a new entry begins with. */
export function ActivityChoice({
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
