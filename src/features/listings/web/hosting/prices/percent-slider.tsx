import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

export interface PercentSliderProps {
  /** The form's name for it. */
  name: string;
  label: string;
  about: string;
  /** Bounds and step in percent. */
  min: number;
  max: number;
  step: number;
  value: number;
  error?: string | undefined;
  onChange(value: number): void;
}

/** A percentage one slides, with what it says and its bounds. */
export function PercentSlider(props: PercentSliderProps) {
  const { name, label, about, min, max, step, value, error, onChange } = props;
  const { i18n } = useLingui();
  const id = useId();
  const percent = (amount: number) => i18n.number(amount / 100, { style: 'percent' });
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {percent(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={percent(value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-ember"
      />
      <div id={`${id}-about`} className="grid gap-1">
        <p className="text-sm text-soft">{about}</p>
        {error === undefined ? null : <p className="text-danger text-sm">{error}</p>}
      </div>
    </div>
  );
}
