import { describe, expect, it } from 'vitest';
import { makeConcurrencyLimit } from './concurrency-limit.ts';

const BUSY = { refusal: 'pictures-busy', retrySeconds: 10 } as const;

describe('the concurrencyLimit', () => {
  it('lets two in at once, the others in their order, also after one fell', async () => {
    const concurrencyLimit = makeConcurrencyLimit({ atOnce: 2, maxWaiting: 10, ...BUSY });
    let inside = 0;
    let max = 0;
    const order: number[] = [];
    const work = (n: number) =>
      concurrencyLimit(async () => {
        inside += 1;
        max = Math.max(max, inside);
        order.push(n);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside -= 1;
        if (n === 2) throw new Error('fell');
      }).catch(() => {});
    await Promise.all([0, 1, 2, 3, 4, 5, 6].map(work));
    await work(7);
    expect(max).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('refuses what comes to a full row, and lets the first row go before the second', async () => {
    const concurrencyLimit = makeConcurrencyLimit({ atOnce: 1, maxWaiting: 2, ...BUSY });
    const order: string[] = [];
    let leave = () => {};
    const held = concurrencyLimit(() => new Promise<void>((done) => (leave = done)));
    const noting = (name: string) => async () => void order.push(name);
    const waiting = [
      concurrencyLimit(noting('rendition 1')),
      concurrencyLimit(noting('rendition 2')),
      concurrencyLimit(noting('upload 1'), 'first'),
    ];
    await expect(concurrencyLimit(noting('rendition 3'))).rejects.toMatchObject({
      code: 'pictures-busy',
      retryAfter: 10,
    });
    waiting.push(concurrencyLimit(noting('upload 2'), 'first'));
    await expect(concurrencyLimit(noting('upload 3'), 'first')).rejects.toMatchObject({
      code: 'pictures-busy',
    });
    leave();
    await Promise.all([held, ...waiting]);
    expect(order).toEqual(['upload 1', 'upload 2', 'rendition 1', 'rendition 2']);
    await concurrencyLimit(noting('rendition 4'));
    expect(order).toHaveLength(5);
  });
});
