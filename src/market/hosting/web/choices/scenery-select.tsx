import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isOneOf, SCENERY_STYLES, type SceneryStyle } from '#domain/vocabulary.ts';
import { SCENERY_STYLE_LABELS } from '#features/catalogues/index.web.ts';
import { SelectField } from '#platform/web/ui/field.tsx';

/** Surroundings of a home (spec 1 §3). */
export function ScenerySelect({
  name = 'scenery',
  label,
  value,
  onChange,
}: {
  /** Name in the form. */
  name?: string;
  label: ReactNode;
  value: SceneryStyle;
  onChange(value: SceneryStyle): void;
}) {
  const { i18n } = useLingui();
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => {
        if (isOneOf(SCENERY_STYLES, target.value)) onChange(target.value);
      }}
    >
      {SCENERY_STYLES.map((style) => (
        <option key={style} value={style}>
          {i18n._(SCENERY_STYLE_LABELS[style])}
        </option>
      ))}
    </SelectField>
  );
}
