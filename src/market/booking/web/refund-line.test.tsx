import { expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import type { NightsQuote } from '../contract.ts';
import { RefundLine } from './price-panel.tsx';

/** 11:00 PM of June 29 in Lisbon. */
const UNTIL = '2027-06-29T23:00:00+01:00';

function lineFor(
  timeZone: string | null,
  { rule, deposit }: { rule: 'all' | 'percent'; deposit: number },
): string {
  const answer = {
    effectivePolicy: 'long-term',
    refunds: [{ rule, percent: rule === 'all' ? 100 : 30, until: UNTIL }],
    quote: { deposit },
  } as unknown as NightsQuote;
  return renderText(<RefundLine answer={answer} zone="Europe/Lisbon" city="Lisbon" />, timeZone);
}

test.each([
  ['Pacific/Auckland', 'Wed, Jun 30, 10:00 AM'],
  ['Pacific/Honolulu', 'Tue, Jun 29, 12:00 PM'],
  [null, 'Tue, Jun 29, 11:00 PM in Lisbon'],
])('to a reader in %s every refund line ends at %s', (timeZone, at) => {
  expect(lineFor(timeZone, { rule: 'all', deposit: 0 })).toContain(`Full refund until ${at}`);
  expect(lineFor(timeZone, { rule: 'percent', deposit: 0 })).toContain(
    `30% back until ${at}, then nothing`,
  );
  expect(lineFor(timeZone, { rule: 'percent', deposit: 1 })).toContain(
    `30% back until ${at}, then the deposit only`,
  );
});
