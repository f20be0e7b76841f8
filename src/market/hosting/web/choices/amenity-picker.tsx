import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { isFound, toggled } from '#platform/web/ui/find-labels.ts';
import { PickerHead } from './picker-head.tsx';

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
