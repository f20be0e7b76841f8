import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the map says nothing of what its pins stand for', () => {
  const catalog = readFileSync(new URL('../messages/en.po', import.meta.url), 'utf8');
  const texts = catalog
    .split('\n\n')
    .filter((entry) => entry.includes('#: src/platform/web/map/'))
    .map((entry) => /^msgid "(.*)"$/m.exec(entry)?.[1] ?? '');
  expect(texts.length).toBeGreaterThan(0);
  const kinds = /\b(?:homes?|stays?|listings?|itinerants?|experiences?)\b/i;
  expect(texts.filter((text) => kinds.test(text))).toEqual([]);
});
