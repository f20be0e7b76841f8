import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { toggled } from '#platform/web/ui/find-labels.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';

/** The style's amenities that are on site (spec 2 §2, step 1). */
export function AmenityGrid() {
  const { t } = useLingui();
  const id = useId();
  const { values, errors, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const style = choices.styles.find((each) => each.id === values.style);
  if (style === undefined) return null;
  const amenities = choices.amenities.filter((each) => style.amenities.includes(each.id));
  const styleLabel = style.label;
  if (amenities.length === 0) {
    return (
      <p role="status" className="text-soft">
        <Trans>No amenities available for {styleLabel}.</Trans>
      </p>
    );
  }
  const error = errors.amenity;
  return (
    <fieldset
      data-field="amenity"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-sm">{t`Amenities`}</legend>
      <div className="flex flex-wrap gap-2">
        {amenities.map((amenity) => (
          <label
            key={amenity.id}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={values.amenity.includes(amenity.id)}
              onChange={() => change({ amenity: toggled(values.amenity, amenity.id) })}
              className="size-4 accent-ember"
            />
            <span>{amenity.label}</span>
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
