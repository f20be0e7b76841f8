import { useState } from 'react';
import type { DateText } from '#domain/dates.ts';

/** The selection, from the first selected night to the last reached one. */
export interface NightChoice {
  readonly from: DateText;
  readonly to: DateText;
}

/** Selection of nights, by any input. */
export interface NightChooser {
  readonly choice: NightChoice | null;
  /** Handles a click: the first sets one end, the second the other, the third starts again. */
  press(night: DateText): void;
  /** Extends the selection, or starts one at `from`. */
  extend(to: DateText, from: DateText): void;
  /** Selects a range that was dragged over. */
  draw(from: DateText, to: DateText): void;
  clear(): void;
}

/** The selection after a click on a night. */
export function choiceAfterPress(choice: NightChoice | null, night: DateText): NightChoice | null {
  if (choice === null || choice.from !== choice.to) return { from: night, to: night };
  return choice.from === night ? null : { from: choice.from, to: night };
}

export function useNightChoice(): NightChooser {
  const [choice, setChoice] = useState<NightChoice | null>(null);
  return {
    choice,
    press: (night) => setChoice((now) => choiceAfterPress(now, night)),
    extend: (to, from) => setChoice((now) => ({ from: now?.from ?? from, to })),
    draw: (from, to) => setChoice({ from, to }),
    clear: () => setChoice(null),
  };
}
