import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Star } from '#platform/web/ui/icons.ts';

/** One to five stars, as a group of radio buttons. */
export function StarChoice({
  value,
  error,
  disabled,
  onChange,
}: {
  /** Null before a choice. */
  value: number | null;
  error: string | undefined;
  disabled: boolean;
  onChange(stars: number): void;
}) {
  const { t } = useLingui();
  const name = useId();
  const words = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      className="grid gap-1.5"
    >
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Stars</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {words.map((word, at) => {
            const stars = at + 1;
            return (
              <label
                key={word}
                className="grid size-11 cursor-pointer place-items-center rounded-pill has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:-outline-offset-2"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  aria-invalid={error === undefined ? undefined : true}
                  onChange={() => onChange(stars)}
                  className="sr-only"
                />
                <Star
                  aria-hidden="true"
                  className={`size-7 ${value !== null && stars <= value ? 'fill-ember text-ember' : 'text-line-strong'}`}
                />
                <span className="sr-only">{`${stars}: ${word}`}</span>
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className="text-soft">
          {value === null ? null : words[value - 1]}
        </span>
      </div>
      {error === undefined ? null : (
        <p id={`${name}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
