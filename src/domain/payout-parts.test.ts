import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PayoutSource, takeFromSources } from './payout-parts.ts';

const source = (
  paymentId: string,
  ownerId: string,
  ofHost: number,
  left: number,
): PayoutSource => ({ paymentId, ownerId, ofHost, left });

test.each<[number, PayoutSource[], [string, number][]]>([
  [100, [], []],
  [100, [source('p', 'r', 300, 500)], [['p', 100]]],
  // The host's part of a payment, not our fee nor the deposit.
  [400, [source('p', 'r', 300, 500)], [['p', 300]]],
  // Two payments of one reservation.
  [
    400,
    [source('p', 'r', 350, 200), source('q', 'r', 350, 200)],
    [
      ['p', 200],
      ['q', 150],
    ],
  ],
  // A reservation whose host gave something back, then another.
  [
    120,
    [source('p', 'r', 0, 90), source('q', 's', 100, 500), source('t', 'u', 100, 500)],
    [
      ['q', 100],
      ['t', 20],
    ],
  ],
  [0, [source('p', 'r', 300, 500)], []],
  [-50, [source('p', 'r', 300, 500)], []],
])('%d of %j', (amount, sources, parts) => {
  expect(takeFromSources(amount, sources)).toEqual(
    parts.map(([paymentId, taken]) => ({ paymentId, amount: taken })),
  );
});

test('no more is taken than asked for, than is the host’s, or than a payment has', () => {
  const cents = fc.integer({ min: -100, max: 1_000 });
  const payments = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), cents), { maxLength: 9 });
  fc.assert(
    fc.property(
      cents,
      payments,
      fc.array(cents, { minLength: 4, maxLength: 4 }),
      (all, of, own) => {
        const sources = of.map(([owner, left], index) =>
          source(`p${index}`, `r${owner}`, own[owner] ?? 0, left),
        );
        const parts = takeFromSources(all, sources);
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBeLessThanOrEqual(Math.max(0, all));
        for (const { paymentId, amount } of parts) {
          expect(amount).toBeGreaterThan(0);
          const from = sources.find((each) => each.paymentId === paymentId);
          expect(amount).toBeLessThanOrEqual(from?.left ?? 0);
        }
        for (const [owner, ofHost] of own.entries()) {
          const taken = parts
            .filter(({ paymentId }) =>
              sources.some((s) => s.paymentId === paymentId && s.ownerId === `r${owner}`),
            )
            .reduce((total, { amount }) => total + amount, 0);
          expect(taken).toBeLessThanOrEqual(Math.max(0, ofHost));
        }
      },
    ),
  );
});
