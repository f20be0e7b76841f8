import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { SectionSearch } from '#domain/search/section-search.ts';
import { COUNT_PATTERN, parseNumber } from '#domain/typed-number.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { Minus, Plus } from '#platform/web/ui/icons.ts';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';

export interface WhereWhenFieldsProps {
  search: SectionSearch;
  /** Labels of the first and the last day. */
  dates: { readonly start: ReactNode; readonly end: ReactNode };
}

/** Place, dates and counts, for a form that needs no script (spec 3 §2.6). */
export function WhereWhenFields({ search, dates: labels }: WhereWhenFieldsProps) {
  const { t, i18n } = useLingui();
  const { address, locationValue, dates } = search;
  const country =
    locationValue &&
    displayNames(i18n.locale, { type: 'region', fallback: 'none' }).of(locationValue);
  return (
    <>
      <TextField
        name="address"
        label={<Trans>Where to</Trans>}
        placeholder={t`City, region or neighbourhood`}
        autoComplete="off"
        maxLength={200}
        defaultValue={address}
      />
      {country ? (
        <ChoiceField
          name="locationValue"
          label={<Trans>Country</Trans>}
          value={locationValue}
          none={t`Any country`}
          choices={[{ id: locationValue, label: country }]}
        />
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          type="date"
          name="startDate"
          label={labels.start}
          defaultValue={dates?.startDate}
        />
        <TextField type="date" name="endDate" label={labels.end} defaultValue={dates?.endDate} />
      </div>
      <div className="grid gap-6 sm:grid-cols-3">
        <CountField
          label={<Trans>Guests</Trans>}
          name="guestCount"
          count={search.guestCount}
          less={t`Fewer guests`}
          more={t`More guests`}
        />
        <CountField
          label={<Trans>Rooms</Trans>}
          name="roomCount"
          count={search.roomCount}
          less={t`Fewer rooms`}
          more={t`More rooms`}
        />
        <CountField
          label={<Trans>Bathrooms</Trans>}
          name="bathroomCount"
          count={search.bathroomCount}
          less={t`Fewer bathrooms`}
          more={t`More bathrooms`}
        />
      </div>
    </>
  );
}

interface Choice {
  readonly id: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  /** Name of the URL parameter. */
  name: string;
  label: ReactNode;
  /** The chosen option; undefined without one. */
  value: string | undefined;
  /** Label of the option without a filter. */
  none: string;
  choices: readonly Choice[];
  /** Further options, grouped under headings. */
  groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
}

/** A choice of one option or none, for a form that needs no script. */
export function ChoiceField({ name, label, value, none, choices, groups = [] }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className={FIELD_BOX}>
        <option value="">{none}</option>
        <Options choices={choices} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options choices={group.choices} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map((choice) => (
    <option key={choice.id} value={choice.id}>
      {choice.label}
    </option>
  ));
}

/** The field's own maximum (spec 3 §9). */
const MAX = 20;
const STEP =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 noscript:hidden';

interface CountFieldProps {
  label: ReactNode;
  /** Name of the URL parameter. */
  name: 'guestCount' | 'roomCount' | 'bathroomCount';
  count: number | undefined;
  /** Labels of the buttons. */
  less: string;
  more: string;
}

/** A count of at least 1 (spec 1 §5); empty without a requirement. */
export function CountField({ label, name, count, less, more }: CountFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [value, setValue] = useState(count === undefined ? '' : String(count));
  const now = parseNumber(value, i18n.locale) ?? 0;
  // A URL may request more, and the form must accept its initial value.
  const max = Math.max(MAX, count ?? 0);
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <div className="flex h-12 items-center rounded-xl border border-line-strong bg-raised">
        <button
          type="button"
          aria-label={less}
          disabled={now <= 1}
          onClick={() => setValue(String(Math.max(1, now - 1)))}
          className={STEP}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          {...numberInputProps({ min: 1, max, step: 1 }, now || null, (next) =>
            setValue(String(next)),
          )}
          name={name}
          // Without scripts the browser reports invalid numbers; one beyond the bounds counts as
          // the bound.
          pattern={COUNT_PATTERN}
          placeholder={t`Any`}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          className="h-full w-full min-w-14 flex-1 rounded-xl bg-transparent text-center text-base placeholder:text-soft"
        />
        <button
          type="button"
          aria-label={more}
          disabled={now >= max}
          onClick={() => setValue(String(Math.min(max, now + 1)))}
          className={STEP}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}
