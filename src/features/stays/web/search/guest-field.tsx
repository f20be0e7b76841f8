import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { FIELD_LABEL } from './field-box.ts';

const MAX_GUESTS = 20;
const STEP =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 noscript:hidden';

/** How many guests; empty asks for none in particular, and it never goes below 1. */
export function GuestField({ guestCount }: { guestCount: number | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const [value, setValue] = useState(guestCount === undefined ? '' : String(guestCount));
  const count = Number(value) || 0;
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Guests</Trans>
      </label>
      <div className="flex h-12 items-center rounded-xl border border-line-strong bg-raised">
        <button
          type="button"
          aria-label={t`One guest less`}
          disabled={count <= 1}
          onClick={() => setValue(String(Math.max(1, count - 1)))}
          className={STEP}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          type="number"
          name="guestCount"
          min={1}
          max={MAX_GUESTS}
          step={1}
          inputMode="numeric"
          placeholder={t`Any`}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          className="h-full w-full min-w-12 rounded-xl bg-transparent text-center text-base placeholder:text-soft sm:w-14 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={t`One guest more`}
          disabled={count >= MAX_GUESTS}
          onClick={() => setValue(String(Math.min(MAX_GUESTS, count + 1)))}
          className={STEP}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}
