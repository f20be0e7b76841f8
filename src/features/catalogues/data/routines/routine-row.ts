import type { MessageDescriptor } from '@lingui/core';

/** One line of the daily routine of an itinerant, as hosts choose it and guests read it. */
export interface RoutineRow {
  /**
   * Slug of the English label, unique over all four lists; never changes, since itinerants store
   * it.
   */
  readonly id: string;
  readonly label: MessageDescriptor;
  /**
   * When it usually happens, `HH:MM` in the zone of the place; an end before the start is after
   * midnight. By day it is within 06:00 and 18:00, by night within 18:00 and 06:00.
   */
  readonly slot: { readonly start: string; readonly end: string };
  /** Set if guests do their own work in it, so that it doesn't reduce their working hours. */
  readonly forWork?: true;
}
