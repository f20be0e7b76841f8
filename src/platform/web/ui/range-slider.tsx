import { type MouseEvent, useRef } from 'react';
import './slider.css';
import { chosenPart } from './slider.tsx';
import {
  moveThumb,
  type SliderSpan,
  type Thumb,
  thumbAbove,
  thumbFor,
  toFraction,
  valueAt,
} from './slider-moves.ts';

export interface RangeSliderProps {
  /** Label of the two values. */
  label: string;
  low: number;
  high: number;
  min: number;
  max: number;
  step?: number;
  /** Minimum distance of the two; a step by default (spec 3 §5: min stays below max). */
  gap?: number;
  lowLabel: string;
  highLabel: string;
  /** A value as read by screen readers. */
  format(value: number): string;
  onChange(range: { low: number; high: number }): void;
}

/**
 * A range with two thumbs, each a native slider: arrows, Page Up and Down, Home and End move it, in
 * the direction of the text. Values outside of the range are at its ends.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, gap = step, lowLabel, highLabel, format, onChange } = props;
  const inputs = useRef<Record<Thumb, HTMLInputElement | null>>({ low: null, high: null });
  const span: SliderSpan = { min, max, step, gap };
  const range = {
    low: Math.min(Math.max(props.low, min), max),
    high: Math.min(Math.max(props.high, min), max),
  };
  const above = thumbAbove(range, span);

  // A click on the track, between or beside the thumbs.
  function onMouseDown(event: MouseEvent<HTMLFieldSetElement>) {
    const { currentTarget, target, clientX, button } = event;
    if (button !== 0 || target instanceof HTMLInputElement) return;
    // The focus goes to the thumb, not to the element under the pointer.
    event.preventDefault();
    const box = currentTarget.getBoundingClientRect();
    const half = (inputs.current.low?.offsetHeight ?? 0) / 2;
    const along = (clientX - box.left - half) / (box.width - 2 * half);
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const value = valueAt(isMirrored ? 1 - along : along, span);
    const thumb = thumbFor(range, value);
    onChange(moveThumb(range, thumb, value, span));
    inputs.current[thumb]?.focus();
  }

  const thumb = (which: Thumb, label: string) => (
    <input
      ref={(element) => {
        inputs.current[which] = element;
      }}
      type="range"
      min={min}
      max={max}
      step={step}
      value={range[which]}
      aria-label={label}
      aria-valuetext={format(range[which])}
      className={above === which ? 'z-1' : undefined}
      onChange={({ target }) => onChange(moveThumb(range, which, target.valueAsNumber, span))}
    />
  );

  return (
    <fieldset aria-label={label} className="slider slider-two" onMouseDown={onMouseDown}>
      <div className="slider-ground" />
      <div
        className="slider-chosen"
        style={chosenPart(toFraction(range.low, span), toFraction(range.high, span))}
      />
      {thumb('low', lowLabel)}
      {thumb('high', highLabel)}
    </fieldset>
  );
}
