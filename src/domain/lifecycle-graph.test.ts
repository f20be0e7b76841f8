import { describe, expect, it } from 'vitest';
import { type LifecycleGraph, makeLifecycle, type Transition } from './lifecycle-graph.ts';

const answer: Transition = {
  from: 'pending',
  to: 'approved',
  action: 'approve',
  by: ['host'],
  why: 'The host says yes.',
};
const end: Transition = {
  from: 'approved',
  to: 'completed',
  action: 'complete',
  by: ['system'],
  ends: 'used',
  why: 'It is over.',
};
const graph = (...transitions: Transition[]): LifecycleGraph => ({
  initial: 'pending',
  transitions,
});

describe('a lifecycle', () => {
  it('knows its statuses, where it ends, and what holds', () => {
    const lost: Transition = { ...end, to: 'no-show', action: 'no-show', ends: 'released' };
    expect(makeLifecycle(graph(answer, end, lost))).toMatchObject({
      statuses: ['pending', 'approved', 'completed', 'no-show'],
      terminal: ['completed', 'no-show'],
      holding: ['pending', 'approved', 'completed'],
    });
  });

  it('may revive what was released', () => {
    const lost: Transition = { ...end, to: 'expired', action: 'expire', ends: 'released' };
    const back: Transition = { ...answer, from: 'expired', action: 'confirm', revives: true };
    const { terminal, holding } = makeLifecycle(graph(answer, end, lost, back));
    expect(terminal).toEqual(['completed', 'expired']);
    expect(holding).not.toContain('expired');
  });

  it.each([
    [
      'to revive what was used',
      [answer, end, { ...answer, from: 'completed', action: 'confirm', revives: true }],
      "revives what wasn't released",
    ],
    [
      'to revive what has not ended',
      [answer, end, { ...answer, from: 'approved', to: 'pending', revives: true }],
      "revives what wasn't released",
    ],
    [
      'to revive to an ending',
      [
        answer,
        end,
        { ...end, to: 'expired', action: 'expire', ends: 'released' },
        { ...end, from: 'expired', action: 'confirm', revives: true },
      ],
      'revives to an ending',
    ],
    [
      'unreachable',
      [answer, end, { ...answer, from: 'declined', action: 'expire' }],
      '"declined" cannot be reached',
    ],
    [
      'an exit of a terminal',
      [answer, end, { ...answer, from: 'completed', to: 'pending' }],
      'terminal',
    ],
    [
      'a stay within a terminal',
      [answer, end, { ...answer, from: 'completed', to: 'completed' }],
      'terminal',
    ],
    ['a duplicate', [answer, end, end], 'listed twice'],
    ['one action, two ends', [answer, end, { ...end, to: 'cancelled' }], 'listed twice'],
    ['nobody who may', [{ ...answer, by: [] }, end], 'names no one'],
    ['one twice', [{ ...answer, by: ['host', 'host'] }, end], 'names no one, or one twice'],
    ['no reason', [{ ...answer, why: ' ' }, end], 'no reason'],
    [
      'a dead end',
      [answer, end, { ...answer, to: 'declined', action: 'decline' }],
      '"declined" has no way out',
    ],
    [
      'no way out but to itself',
      [answer, { ...answer, from: 'approved', action: 'pay' }],
      '"approved" has no way out',
    ],
    [
      'one end that frees and does not',
      [answer, end, { ...end, action: 'cancel', ends: 'released' }],
      'ends in two ways',
    ],
    [
      'a way that does not say how it ends',
      [
        answer,
        end,
        { from: 'pending', to: 'completed', action: 'cancel', by: ['guest'], why: '-' },
      ],
      "doesn't say how it ends",
    ],
  ] satisfies [string, Transition[], string][])('refuses %s', (_, transitions, message) => {
    expect(() => makeLifecycle(graph(...transitions))).toThrow(message);
  });
});
