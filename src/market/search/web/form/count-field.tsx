import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { COUNT_PATTERN, parseNumber } from '#domain/typed-number.ts';
import { FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { Minus, Plus } from '#platform/web/ui/icons.ts';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';

/** The field's own maximum (spec 3 §9). */
const MAX = 20;
const STEP =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 noscript:hidden';

export interface CountFieldProps {
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
