import type { ErrorCode, ProblemBody } from '#platform/contract/errors.ts';
import type { QuoteView } from './use-quote.ts';

export type WishField = 'dates' | 'guests' | 'rooms' | 'pets';

/** Where a refusal that names no field is shown. */
const FIELD_OF: Partial<Record<ErrorCode, WishField>> = {
  'too-many-guests': 'guests',
  'too-few-nights': 'dates',
  'date-past': 'dates',
};

const FIELD_NAMES: Readonly<Record<string, WishField>> = {
  startDate: 'dates',
  endDate: 'dates',
  guests: 'guests',
  rooms: 'rooms',
  pets: 'pets',
};

/**
 * What is wrong with a wish, at the field it concerns; texts as the API translated them.
 *
 * @param takenText said of dates that somebody else has
 */
export function wishProblems(
  view: QuoteView,
  takenText: string,
): Partial<Record<WishField, string>> {
  if (view.kind === 'answered') return view.answer.available ? {} : { dates: takenText };
  return view.kind === 'refused' ? problemsOf(view.problem) : {};
}

function problemsOf({ code, message, fields }: ProblemBody): Partial<Record<WishField, string>> {
  const problems: Partial<Record<WishField, string>> = {};
  for (const [name, text] of Object.entries(fields ?? {})) {
    problems[fieldOf(name)] ??= text;
  }
  if (Object.keys(problems).length === 0) problems[FIELD_OF[code] ?? 'dates'] = message;
  return problems;
}

function fieldOf(name: string): WishField {
  const last = name.split('.').at(-1) ?? '';
  return (Object.hasOwn(FIELD_NAMES, last) ? FIELD_NAMES[last] : undefined) ?? 'dates';
}
