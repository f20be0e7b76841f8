import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Minus, Plus } from '#platform/web/ui/icons.ts';

export interface CounterProps {
  label: ReactNode;
  hint?: ReactNode;
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  error: string | undefined;
  onChange(value: number): void;
}

const STEP =
  'grid size-11 flex-none place-items-center rounded-pill border border-line-strong hover:bg-sunken disabled:opacity-40 noscript:hidden';

/**
 * A number that is changed by one at a time, never below `min`; a value above `max` can be lowered.
 */
export function Counter(props: CounterProps) {
  const { label, hint, less, more, value, min, max, error, onChange } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const mostId = `${id}-most`;
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : errorId}
      className="min-w-0"
    >
      <div className="flex items-center justify-between gap-3">
        <p>
          <span id={id} className="font-semibold">
            {label}
          </span>
          {hint ? <span className="block text-sm text-soft">{hint}</span> : null}
          {value >= max && max > min ? (
            <span id={mostId} className="block text-sm text-soft">
              <Trans>The maximum is {max}.</Trans>
            </span>
          ) : null}
        </p>
        <div className="flex items-center gap-1">
          <button
            type="button"
            aria-label={less}
            disabled={value <= min}
            onClick={() => onChange(Math.max(min, Math.min(max, value - 1)))}
            className={STEP}
          >
            <Minus aria-hidden="true" className="size-4" />
          </button>
          <span translate="no" aria-live="polite" className="min-w-9 text-center tabular-nums">
            {value}
          </span>
          <button
            type="button"
            aria-label={more}
            disabled={value >= max}
            aria-describedby={value >= max ? mostId : undefined}
            onClick={() => onChange(Math.min(max, value + 1))}
            className={STEP}
          >
            <Plus aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
