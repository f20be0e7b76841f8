import { expect, test } from 'vitest';
import { KINDS } from '#domain/kinds.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { REQUEST_TEXTS } from './kind-texts.ts';

test.each(LISTING_KINDS)('of %s, only what a host approves is charged no sooner', (kind) => {
  const { message } = REQUEST_TEXTS[kind].charge({ hostName: 'Ana Lopes', isFree: false });
  expect(message?.includes('approves')).toBe(KINDS[kind].payment === 'on-approval');
});
