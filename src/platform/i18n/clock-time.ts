import { evenSpaces } from './even-spaces.ts';
import { dateFormat } from './formats.ts';

/** An arbitrary day without daylight saving, for formatting times. */
function onSomeDay(time: string): number {
  return Date.parse(`2024-01-01T${time}Z`);
}

function clock(locale: string): Intl.DateTimeFormat {
  return dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
}

/** 'HH:MM' in the format of `locale`. */
export function clockTime(time: string, locale: string): string {
  return evenSpaces(clock(locale).format(onSomeDay(time)));
}

/** A span of hours; an end before the start is after midnight. */
interface ClockSpan {
  readonly start: string;
  readonly end: string;
}

/** Texts of spans by locale and hours: formatting one takes as long as rendering thirty elements. */
const texts = new Map<string, string>();
/** A server resets the cache at this size. */
const MAX_TEXTS = 500;

/** Two clock times with the separator between them. */
export function clockRange({ start, end }: ClockSpan, locale: string): string {
  const key = `${locale} ${start} ${end}`;
  let text = texts.get(key);
  if (text === undefined) {
    if (texts.size >= MAX_TEXTS) texts.clear();
    text = formatRange({ start, end }, locale);
    texts.set(key, text);
  }
  return text;
}

function formatRange({ start, end }: ClockSpan, locale: string): string {
  if (end <= start) return `${clockTime(start, locale)} – ${clockTime(end, locale)}`;
  return evenSpaces(clock(locale).formatRange(onSomeDay(start), onSomeDay(end)));
}
