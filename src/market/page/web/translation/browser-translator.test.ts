import { expect, test } from 'vitest';
import { surestLanguage } from './browser-translator.ts';

test.each([
  [
    [
      { detectedLanguage: 'pt', confidence: 0.98 },
      { detectedLanguage: 'es', confidence: 0.02 },
    ],
    'pt',
  ],
  [[{ detectedLanguage: 'pt', confidence: 0.7 }], 'pt'],
  [[{ detectedLanguage: 'pt', confidence: 0.69 }], undefined],
  [[{ detectedLanguage: 'und', confidence: 0.99 }], undefined],
  [[{ confidence: 0.99 }], undefined],
  [[{ detectedLanguage: 'pt' }], undefined],
  [[], undefined],
])('the language of a text is the likeliest where the browser is sure: %j is %s', (found, sure) => {
  expect(surestLanguage(found)).toBe(sure);
});
