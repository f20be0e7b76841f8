import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { requestProblems } from './request-problems.ts';
import type { QuoteView } from './use-asked-quote.ts';

const TAKEN = 'Taken.';

function refused(code: ErrorCode, fields?: Record<string, string>): QuoteView {
  const message = `no: ${code}`;
  const problem = {
    type: '',
    title: '',
    status: 400,
    code,
    message,
    error: message,
    requestId: '',
  };
  return { kind: 'refused', problem: fields === undefined ? problem : { ...problem, fields } };
}

describe('what is wrong with a request', () => {
  it.each([
    ['too-many-guests', 'guests'],
    ['too-few-nights', 'dates'],
    ['date-past', 'dates'],
    ['internal', 'dates'],
  ] as const)('%s stands at the %s', (code, field) => {
    expect(requestProblems(refused(code), TAKEN)).toEqual({ [field]: `no: ${code}` });
  });

  it('stands where the API names a field', () => {
    const view = refused('invalid-input', { 'query.rooms': 'Too many.', endDate: 'Too late.' });
    expect(requestProblems(view, TAKEN)).toEqual({ rooms: 'Too many.', dates: 'Too late.' });
  });

  it('stands somewhere even when the field is unknown', () => {
    expect(requestProblems(refused('invalid-input', { constructor: 'Odd.' }), TAKEN)).toEqual({
      dates: 'Odd.',
    });
  });

  it('is nothing while nothing was answered', () => {
    expect(requestProblems({ kind: 'asking', last: null }, TAKEN)).toEqual({});
  });
});
