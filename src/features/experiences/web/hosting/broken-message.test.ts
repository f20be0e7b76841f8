import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import { brokenMessage } from './submit/form-objection.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const OFFLINE = "We couldn't reach the server. Check your connection and try again.";
const BROKEN = 'This dialog stopped working.';

test.each<[string, unknown, string]>([
  [
    'a refusal, by its own text',
    new ApiError({
      type: 'about:blank#forbidden',
      title: 'forbidden',
      status: 403,
      code: 'forbidden',
      message: 'This is not yours.',
      error: 'This is not yours.',
      requestId: 'r',
    }),
    'This is not yours.',
  ],
  ['nobody who answers', new OfflineError(null), OFFLINE],
  [
    'code that is not there',
    new TypeError('Failed to fetch dynamically imported module: https://host/assets/x.js'),
    OFFLINE,
  ],
  ['the same in another browser', new TypeError('Importing a module script failed.'), OFFLINE],
  [
    'what the browser says of a fault',
    new TypeError("Cannot read properties of null (reading 'filter')\n    at BasicsStep"),
    BROKEN,
  ],
  ['what is no error', 'boom', BROKEN],
])('of a dialog that broke is told %s', (_, error, text) => {
  expect(brokenMessage(error, i18n)).toBe(text);
});
