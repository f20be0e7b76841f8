import { useState } from 'react';
import type { DateRange } from '#domain/dates.ts';
import type { PageStop } from '../../contract.ts';

/** The stop under the pointer, otherwise the one that was clicked; counted from 0. */
export interface HighlightedStop {
  readonly at: number | null;
  readonly pressed: number | null;
  /** Whether a calendar shows its nights. */
  readonly hasCalendar: boolean;
  /** Its nights, for the calendar. */
  readonly nights: DateRange | null;
  point(at: number | null): void;
  press(at: number): void;
}

/**
 * Synchronizes the list of stops with the map and the calendar.
 *
 * @param onPress scrolls to the calendar
 */
export function useHighlightedStop(
  stops: readonly PageStop[],
  hasCalendar: boolean,
  onPress: () => void,
): HighlightedStop {
  const [pointed, setPointed] = useState<number | null>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const at = pointed ?? pressed;
  const stop = at === null ? undefined : stops[at];
  return {
    at,
    pressed,
    hasCalendar,
    nights: stop === undefined ? null : { start: stop.startDate, end: stop.endDate },
    point: setPointed,
    press(which) {
      setPressed((now) => (now === which ? null : which));
      if (pressed !== which) onPress();
    },
  };
}
