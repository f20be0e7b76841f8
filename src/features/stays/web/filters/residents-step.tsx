import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { AVERAGE_AGE, RESIDENTS } from '#domain/search/stay-limits.ts';
import { parseNumber } from '#domain/typed-number.ts';
import { FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { Minus, Plus } from '#platform/web/ui/icons.ts';
import { numberInputProps } from '#platform/web/ui/number-input-props.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { useTypedValue } from '#platform/web/ui/use-typed-value.ts';
import { SHOWN, useFilters } from './filter-values.ts';

const STEP =
  'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken disabled:opacity-40';

/** Minimum residents and average age (spec 3 §2.5, step 2). */
export function ResidentsStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { averageAge } = values;
  return (
    <div className="grid gap-8">
      <ResidentsField />
      <Slider
        label={<Trans>Average age</Trans>}
        min={AVERAGE_AGE.min}
        max={AVERAGE_AGE.max}
        value={averageAge ?? SHOWN.averageAge}
        format={(age) => (averageAge === null ? t`Any age` : i18n.number(age))}
        onChange={(age) => change({ averageAge: age })}
        hint={
          averageAge === null ? (
            <Trans>Any age until you set one.</Trans>
          ) : (
            <Trans>Includes homes where guests are up to five years younger or older.</Trans>
          )
        }
      />
    </div>
  );
}

/** Minimum number of residents; never below 1 (spec 1 §5). */
function ResidentsField() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const id = useId();
  const count = values.residentCount ?? SHOWN.residentCount;
  const within = (wanted: number) => Math.min(RESIDENTS.max, Math.max(RESIDENTS.min, wanted));
  const set = (residentCount: number | null) => change({ residentCount });
  const { text, type, settle } = useTypedValue<number | null>(
    values.residentCount,
    (typed) => {
      const residents = parseNumber(typed, i18n.locale);
      return residents === null ? null : within(Math.trunc(residents));
    },
    (residents) => String(residents ?? SHOWN.residentCount),
    set,
  );
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Minimum residents</Trans>
      </label>
      <div className="flex h-12 max-w-60 items-center rounded-xl border border-line-strong bg-raised">
        <button
          type="button"
          aria-label={t`Fewer residents`}
          disabled={count <= RESIDENTS.min}
          onClick={() => set(within(count - 1))}
          className={STEP}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          {...numberInputProps({ ...RESIDENTS, step: 1 }, count, set)}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
          className="h-full w-full min-w-14 flex-1 rounded-xl bg-transparent text-center text-base"
        />
        <button
          type="button"
          aria-label={t`More residents`}
          disabled={count >= RESIDENTS.max}
          aria-describedby={`${id}-hint`}
          onClick={() => set(within(count + 1))}
          className={STEP}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
        {values.residentCount === null ? (
          <Trans>Any number until you set one.</Trans>
        ) : (
          <Trans>Homes where at least this many people live now.</Trans>
        )}
      </p>
    </div>
  );
}
