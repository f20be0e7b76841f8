import { evenSpaces } from './even-spaces.ts';
import { dateFormat } from './formats.ts';

/** A day without daylight saving to hang times of the clock on. */
function onSomeDay(time: string): number {
  return Date.parse(`2024-01-01T${time}Z`);
}

function clock(locale: string): Intl.DateTimeFormat {
  return dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
}

/** 'HH:MM' as a reader of `locale` writes it. */
export function clockTime(time: string, locale: string): string {
  return evenSpaces(clock(locale).format(onSomeDay(time)));
}

/** Two times of the clock with what stands between them; an end before the start is after midnight. */
export function clockRange(
  { start, end }: { readonly start: string; readonly end: string },
  locale: string,
): string {
  if (end <= start) return `${clockTime(start, locale)} – ${clockTime(end, locale)}`;
  return evenSpaces(clock(locale).formatRange(onSomeDay(start), onSomeDay(end)));
}
