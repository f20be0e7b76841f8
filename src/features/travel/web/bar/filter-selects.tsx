import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { CABIN_CLASSES, TRAVEL_REGIONS, TRAVEL_SEASONS, TRAVEL_TYPES } from '#domain/flights.ts';
import { isOneOf } from '#domain/vocabulary.ts';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import type { BarControl } from './bar-control.ts';
import { CLASS_LABELS, REGION_LABELS, SEASON_LABELS, TYPE_LABELS } from './filter-labels.ts';
import { withSearch } from './travel-draft.ts';

/** Region, season, type and class. */
export function FilterSelects({ control: { draft, change } }: { control: BarControl }) {
  const { t, i18n } = useLingui();
  const { region, season, type, travelClass } = draft.search;
  return (
    <>
      <fieldset
        aria-label={t`Type`}
        className="grid w-full grid-cols-[auto_auto_auto] rounded-pill bg-sunken p-1"
      >
        {TRAVEL_TYPES.map((known) => (
          <label
            key={known}
            className="grid min-h-11 cursor-pointer place-items-center rounded-pill px-2 text-center text-sm has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ember forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="travel-type"
              value={known}
              checked={known === type}
              onChange={() => change(withSearch(draft, { type: known }))}
              className="sr-only"
            />
            <span>{i18n._(TYPE_LABELS[known])}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={<Trans>Region</Trans>}
          none={t`All Regions`}
          values={TRAVEL_REGIONS}
          labels={REGION_LABELS}
          value={region}
          onChange={(chosen) => change(withSearch(draft, { region: chosen }))}
        />
        <Choice
          label={<Trans>Season there</Trans>}
          none={t`All Seasons`}
          values={TRAVEL_SEASONS}
          labels={SEASON_LABELS}
          value={season}
          onChange={(chosen) => change(withSearch(draft, { season: chosen }))}
        />
      </div>
      <Choice
        label={<Trans>Class</Trans>}
        values={CABIN_CLASSES}
        labels={CLASS_LABELS}
        value={travelClass}
        onChange={(chosen) => change(withSearch(draft, { travelClass: chosen }))}
      />
    </>
  );
}

function Choice<Value extends string>({
  label,
  none,
  values,
  labels,
  value,
  onChange,
}: {
  label: ReactNode;
  /** What asks for nothing; without it one is always chosen. */
  none?: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, MessageDescriptor>>;
  value: Value | undefined;
  onChange(value: Value | undefined): void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(isOneOf(values, target.value) ? target.value : undefined)
        }
        className={FIELD_BOX}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {values.map((known) => (
          <option key={known} value={known}>
            {i18n._(labels[known])}
          </option>
        ))}
      </select>
    </div>
  );
}
