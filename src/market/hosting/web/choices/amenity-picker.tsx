import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { isFound, toggled } from '#platform/web/ui/find-labels.ts';
import { SearchBox } from '#platform/web/ui/search-box.tsx';

/** Head of a long list of options: its title, its search, the number chosen or found. */
export function PickerHead({
  legend,
  searchLabel,
  query,
  onQuery,
  chosen,
  found,
  error,
}: {
  legend: ReactNode;
  /** Label of the search, for screen readers. */
  searchLabel: string;
  query: string;
  onQuery(query: string): void;
  chosen: number;
  found: number;
  error: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <SearchBox label={searchLabel} placeholder={t`Search`} value={query} onChange={onQuery} />
      <p role="status" className="text-sm text-soft">
        {query.trim() === '' ? (
          <Plural value={chosen} _0="None chosen" one="# chosen" other="# chosen" />
        ) : (
          <Plural value={found} _0="No matches" one="# found" other="# found" />
        )}
      </p>
      {error === undefined ? null : <p className="text-danger text-sm">{error}</p>}
    </>
  );
}

export interface AmenityChoices {
  readonly id: string;
  readonly label: string;
  readonly amenities: readonly {
    readonly id: string;
    readonly label: string;
    /** OKLCH degrees. */
    readonly hue: number;
  }[];
}

export interface AmenityPickerProps {
  legend: ReactNode;
  groups: readonly AmenityChoices[];
  /** Ids. */
  value: readonly string[];
  error: string | undefined;
  onChange(value: string[]): void;
}

// Lightness and chroma of an amenity; only the hue is its own.
const CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken has-checked:border-current has-checked:bg-[light-dark(oklch(95.5%_.025_var(--hue)),oklch(28%_.04_var(--hue)))] has-checked:font-semibold has-checked:text-[light-dark(oklch(42%_.11_var(--hue)),oklch(82%_.09_var(--hue)))] has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2';

/** Amenities of a home: searchable, by group, each in its colour. */
export function AmenityPicker(props: AmenityPickerProps) {
  const { legend, groups, value, error, onChange } = props;
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const shown = groups
    .map((group) => ({
      ...group,
      amenities: group.amenities.filter(({ label }) => isFound(query, label, group.label)),
    }))
    .filter(({ amenities }) => amenities.length > 0);
  const found = shown.reduce((sum, { amenities }) => sum + amenities.length, 0);
  return (
    <fieldset data-field="amenity" className="grid min-w-0 gap-3">
      <PickerHead
        legend={legend}
        searchLabel={t`Search amenities`}
        query={query}
        onQuery={setQuery}
        chosen={value.length}
        found={found}
        error={error}
      />
      <div className="grid max-h-96 gap-5 overflow-y-auto rounded-card border border-line p-4">
        {shown.map(({ id, label, amenities }) => (
          <fieldset key={id} className="min-w-0">
            <legend className="mb-2 font-semibold text-soft text-sm">{label}</legend>
            <div className="flex flex-wrap gap-2">
              {amenities.map((amenity) => (
                <label
                  key={amenity.id}
                  style={{ '--hue': amenity.hue } as CSSProperties}
                  className={CHIP}
                >
                  <input
                    type="checkbox"
                    checked={value.includes(amenity.id)}
                    onChange={() => onChange(toggled(value, amenity.id))}
                    className="size-4 accent-ember"
                  />
                  <span>{amenity.label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {shown.length === 0 ? (
          <p className="text-soft">
            <Trans>Try a shorter word.</Trans>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

/** An option with its usual time. */
export interface TimedChoice {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Usual time, HH:MM. */
  readonly slot: { readonly start: string; readonly end: string } | null;
}

export interface TimedPickerProps {
  /** Name in the form. */
  name: string;
  legend: ReactNode;
  /** Label of its search, for screen readers. */
  searchLabel: string;
  choices: readonly TimedChoice[];
  /** Ids. */
  value: readonly string[];
  error: string | undefined;
  onChange(value: string[]): void;
}

/** Picks several entries with a usual time; searchable. */
export function TimedPicker(props: TimedPickerProps) {
  const { name, legend, searchLabel, choices, value, error, onChange } = props;
  const [query, setQuery] = useState('');
  const shown = choices.filter(({ label, description }) => isFound(query, label, description));
  return (
    <fieldset data-field={name} className="grid min-w-0 gap-3">
      <PickerHead
        legend={legend}
        searchLabel={searchLabel}
        query={query}
        onQuery={setQuery}
        chosen={value.length}
        found={shown.length}
        error={error}
      />
      <div className="grid max-h-96 gap-2 overflow-y-auto rounded-card border border-line p-4 sm:grid-cols-2">
        {shown.map(({ id, label, description, slot }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-line-strong px-4 py-3 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={value.includes(id)}
              onChange={() => onChange(toggled(value, id))}
              className="mt-0.5 size-5 flex-none accent-ember"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              {slot === null ? null : (
                <span className="block font-semibold text-pine text-sm">
                  <Slot start={slot.start} end={slot.end} />
                </span>
              )}
              {description === '' ? null : (
                <span className="block text-sm text-soft">{description}</span>
              )}
            </span>
          </label>
        ))}
        {shown.length === 0 ? (
          <p className="text-soft">
            <Trans>Try a shorter word.</Trans>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

function Slot({ start, end }: { start: string; end: string }) {
  const { i18n } = useLingui();
  return <bdi>{clockRange({ start, end }, i18n.locale)}</bdi>;
}

export interface EventPickerProps
  extends Pick<TimedPickerProps, 'legend' | 'value' | 'error' | 'onChange'> {
  events: readonly TimedChoice[];
}

/** Events that a host arranges, each with its usual time. */
export function EventPicker({ events, ...picker }: EventPickerProps) {
  const { t } = useLingui();
  return <TimedPicker {...picker} name="event" searchLabel={t`Search events`} choices={events} />;
}
