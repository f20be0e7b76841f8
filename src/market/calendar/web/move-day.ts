import { type DateText, getWeekday } from '#domain/dates.ts';

/** The days that the keyboard can reach. */
export interface KeyboardField {
  /** The first and the last day that can have the focus. */
  readonly first: DateText;
  readonly last: DateText;
  /** 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  readonly mirrored: boolean;
}

/**
 * The day that a key moves to: arrows by days and weeks, Home and End to the ends of the week, Page
 * Up and Page Down by months; null for any other key. It stays within the field.
 */
export function moveDay(day: DateText, key: string, field: KeyboardField): DateText | null {
  const date = Temporal.PlainDate.from(day);
  const forward = field.mirrored ? -1 : 1;
  const fromWeekStart = (getWeekday(day) - field.firstWeekday + 7) % 7;
  const moves: Record<string, Temporal.DurationLike> = {
    ArrowRight: { days: forward },
    ArrowLeft: { days: -forward },
    ArrowDown: { days: 7 },
    ArrowUp: { days: -7 },
    Home: { days: -fromWeekStart },
    End: { days: 6 - fromWeekStart },
    PageDown: { months: 1 },
    PageUp: { months: -1 },
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move === undefined) return null;
  const target = date.add(move).toString();
  if (target < field.first) return field.first;
  return target > field.last ? field.last : target;
}
