import { expect, test } from 'vitest';
import {
  APPEAL_DAYS,
  type Appealable,
  findEffect,
  findStandingEffect,
  isAdverse,
  verdictOnAppeal,
  verdictOnAppealDecision,
} from './decisions.ts';
import { rateHarm, verdictOnReport } from './reports.ts';

const decidedAt = Temporal.Instant.from('2026-03-02T09:00:00Z');
const decision: Appealable = {
  act: 'hide',
  decidedBy: 'ada',
  decidedAt,
  appealedAt: null,
  appealDecidedAt: null,
};
const end = decidedAt.add({ hours: APPEAL_DAYS * 24 });

test.each([
  ['in time', decision, end.subtract({ seconds: 1 }), 'ok'],
  ['a moment too late', decision, end, 'too-late-to-appeal'],
  ['a second time', { ...decision, appealedAt: decidedAt }, decidedAt, 'already-appealed'],
  ['against nothing', { ...decision, act: 'keep' }, decidedAt, 'not-found'],
] as const)('an appeal %s', (_name, appealed, now, expected) => {
  expect(verdictOnAppeal(appealed, now)).toBe(expected);
});

const open = { ...decision, appealedAt: decidedAt };
test.each([
  ['by another', open, 'ben', 2, 'ok'],
  ['by who decided, where there is another', open, 'ada', 2, 'own-decision'],
  ['by who decided, alone', open, 'ada', 1, 'ok'],
  ['without an appeal', decision, 'ben', 2, 'status-conflict'],
  ['a second time', { ...open, appealDecidedAt: decidedAt }, 'ben', 2, 'status-conflict'],
] as const)('an appeal is decided %s', (_name, appealed, who, moderators, expected) => {
  expect(verdictOnAppealDecision(appealed, who, moderators)).toBe(expected);
});

test.each([
  ['keep', 'listing', { state: 'visible' }],
  ['keep', 'profile', { state: 'visible', standing: 'active' }],
  ['limit', 'listing', { state: 'limited' }],
  ['limit', 'profile', { standing: 'limited' }],
  ['hide', 'review', { state: 'hidden' }],
  ['warn', 'message', {}],
  ['suspend', 'listing', { state: 'hidden', standing: 'suspended' }],
] as const)('to %s a %s', (act, kind, expected) => {
  expect(findEffect(act, kind)).toEqual(expected);
  expect(isAdverse(act)).toBe(act !== 'keep');
});

const guest = { id: 'guest', role: 'user' } as const;
test.each([
  ['a listing, signed out', 'listing', null, false, 'ok'],
  ['a review, signed out', 'review', null, false, 'ok'],
  ['a profile, signed out', 'profile', null, false, 'forbidden'],
  ['a message, signed out', 'message', null, false, 'forbidden'],
  ['a thing of another', 'message', guest, false, 'ok'],
  ['one’s own', 'listing', { id: 'owner', role: 'user' }, false, 'forbidden'],
  ['a thing twice', 'listing', guest, true, 'already-reported'],
] as const)('a report of %s', (_name, kind, actor, isReported, expected) => {
  expect(verdictOnReport({ kind, ownerId: 'owner', isReported }, actor)).toBe(expected);
});

test('danger comes before annoyance', () => {
  expect(rateHarm('unsafe')).toBeGreaterThan(rateHarm('not-real'));
  expect(rateHarm('not-real')).toBeGreaterThan(rateHarm('other'));
});

const flat = { kind: 'listing', id: 'flat' } as const;
const about = { subjectKind: flat.kind, subjectId: flat.id, isGranted: null } as const;
const room = { ...about, subjectId: 'room' };
const limited = {
  ...about,
  act: 'limit',
  stateBefore: 'visible',
  standingBefore: 'active',
} as const;
const hidden = { ...limited, act: 'hide', stateBefore: 'limited' } as const;
const suspended = { ...limited, act: 'suspend', stateBefore: 'hidden' } as const;
const again = { ...suspended, ...room, standingBefore: 'suspended' } as const;
const undone = { isGranted: true } as const;
test.each([
  ['nothing was decided', [], {}],
  ['the latest stands', [limited, hidden], { state: 'hidden' }],
  ['the latest is undone', [limited, { ...hidden, ...undone }], { state: 'limited' }],
  ['an earlier one is undone', [{ ...limited, ...undone }, hidden], { state: 'hidden' }],
  [
    'all are undone',
    [
      { ...limited, ...undone },
      { ...hidden, ...undone },
    ],
    { state: 'visible' },
  ],
  [
    'another thing had its owner suspended too',
    [{ ...suspended, ...undone }, again],
    { state: 'hidden', standing: 'suspended' },
  ],
  [
    'both suspensions are undone',
    [
      { ...suspended, ...undone },
      { ...again, ...undone },
    ],
    { state: 'hidden', standing: 'active' },
  ],
] as const)('of several decisions %s', (_name, decisions, effect) => {
  expect(findStandingEffect(decisions, flat)).toEqual(effect);
});
