import { expect, it } from 'vitest';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { ApiError, ForeignRefusal } from '#platform/web/api/client.ts';
import { withStatus } from './hosting-wizard.tsx';

const refusal = (status: number, code: ErrorCode) =>
  new ApiError({
    type: `about:blank#${code}`,
    title: code,
    status,
    code,
    message: '',
    error: '',
    requestId: '',
  });

it.each([
  ['the status, where the server answered', refusal(400, 'invalid-input'), 'No. Bad Request'],
  ['that of what stands before it', new ForeignRefusal(502), 'No. Bad Gateway'],
  ['none of its own', refusal(418, 'internal'), 'No.'],
  ['nothing, where nobody answered', new TypeError('offline'), 'No.'],
])('what went wrong is followed by %s', (_, error, text) => {
  expect(withStatus('No.', error)).toBe(text);
});
