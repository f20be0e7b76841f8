import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Translator } from '#platform/server/services.ts';
import type { FestivalEntry, FestivalNote } from './data/festivals.ts';

const NOTES: Readonly<Record<FestivalNote, MessageDescriptor>> = {
  nyepi: msg`Day of silence: Bali's airport is closed for 24 hours, and no one is allowed outside.`,
  'fallow-year': msg`Takes a year off about every five years.`,
  'every-second-year': msg`Takes place every other year.`,
  'main-days': msg`These are the main days; the celebrations start earlier.`,
  'days-announced': msg`The exact days are announced each year. Check them before you book.`,
  'by-the-moon': msg`Follows the full moon; the city announces the dates each year.`,
};

/** Those that are called differently in each language; all others go by their own name. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'Lunar New Year': msg`Lunar New Year`,
  'Mid-Autumn Festival': msg`Mid-Autumn Festival`,
  'Sapporo Snow Festival': msg`Sapporo Snow Festival`,
};

export function festivalName({ name }: FestivalEntry, translate: Translator): string {
  const message = NAMES[name];
  return message === undefined ? name : translate(message);
}

/** Advice for visitors; empty without any. */
export function festivalNote({ note }: FestivalEntry, translate: Translator): string {
  return note === null ? '' : translate(NOTES[note]);
}
