import { type CSSProperties, type ReactNode, useId } from 'react';

import './slider.css';
import { toFraction } from './slider-moves.ts';

export interface SliderProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange(value: number): void;
  /** The value as shown and as read by screen readers. */
  format(value: number): string;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A slider with its current value next to its label. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, onChange, format, hint, disabled } = props;
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {format(value)}
        </output>
      </div>
      <div className="slider -mx-3">
        <div className="slider-ground" />
        <div className="slider-chosen" style={chosenPart(0, toFraction(value, { min, max }))} />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={format(value)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Start and end of the chosen part of the track, for two positions (0 to 1). */
export function chosenPart(from: number, to: number): CSSProperties {
  // The middle of a thumb never comes nearer to an end of the input than half its own width.
  const inset = (part: number) => `calc(1.375rem + (100% - 2.75rem) * ${part})`;
  return { '--slider-start': inset(from), '--slider-end': inset(1 - to) } as CSSProperties;
}
