import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { isOneOf, SCENERY_STYLES, type SceneryStyle } from '#domain/vocabulary.ts';
import { SCENERY_STYLE_LABELS } from '#features/catalogues/labels.web.ts';

/** What lies around a home (spec 1 §3). */
export function ScenerySelect({
  name = 'scenery',
  label,
  value,
  onChange,
}: {
  /** The form's name for it. */
  name?: string;
  label: ReactNode;
  value: SceneryStyle;
  onChange(value: SceneryStyle): void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => {
          if (isOneOf(SCENERY_STYLES, target.value)) onChange(target.value);
        }}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised px-4 text-base text-ink"
      >
        {SCENERY_STYLES.map((style) => (
          <option key={style} value={style}>
            {i18n._(SCENERY_STYLE_LABELS[style])}
          </option>
        ))}
      </select>
    </div>
  );
}
