import type { ErrorCode, ProblemBody } from '#platform/contract/errors.ts';
import type { QuoteView } from './use-asked-quote.ts';

export type RequestField = 'dates' | 'guests' | 'rooms' | 'pets';

/** Problems of a request, by field. */
export type RequestProblems = Partial<Record<RequestField, string>>;

/** Fields that show errors without a field of their own. */
const FIELD_OF: Partial<Record<ErrorCode, RequestField>> = {
  'too-many-guests': 'guests',
  'too-few-nights': 'dates',
  'date-past': 'dates',
};

const FIELD_NAMES: Readonly<Record<string, RequestField>> = {
  startDate: 'dates',
  endDate: 'dates',
  guests: 'guests',
  rooms: 'rooms',
  pets: 'pets',
};

/**
 * Problems of a request, by field; texts as the API translated them.
 *
 * @param takenText text for dates that are taken by another guest
 */
export function requestProblems(view: QuoteView, takenText: string): RequestProblems {
  if (view.kind === 'answered') return view.answer.available ? {} : { dates: takenText };
  return view.kind === 'refused' ? toProblems(view.problem) : {};
}

function toProblems({ code, message, fields }: ProblemBody): RequestProblems {
  const problems: RequestProblems = {};
  for (const [name, text] of Object.entries(fields ?? {})) {
    problems[toRequestField(name)] ??= text;
  }
  if (Object.keys(problems).length === 0) problems[FIELD_OF[code] ?? 'dates'] = message;
  return problems;
}

function toRequestField(name: string): RequestField {
  const last = name.split('.').at(-1) ?? '';
  return (Object.hasOwn(FIELD_NAMES, last) ? FIELD_NAMES[last] : undefined) ?? 'dates';
}
