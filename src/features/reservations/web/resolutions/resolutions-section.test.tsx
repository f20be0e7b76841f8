import { describe, expect, test } from 'vitest';
import { renderHtml, renderText } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails, Resolutions, ShownCase, ShownClaim } from '../../contract.ts';
import { ResolutionsSection } from './resolutions-section.tsx';

const NONE: Resolutions = {
  reservationId: 'r',
  deposit: null,
  claim: null,
  cases: [],
  may: { claim: false, report: false },
  reportUntil: '2026-11-30T15:00:00+00:00',
};
const CASE: ShownCase = {
  id: 'c',
  kind: 'access',
  state: 'waiting',
  dueAt: '2026-11-29T12:00:00+00:00',
  offer: null,
  guarantee: null,
  outcome: null,
  refund: 0,
  leaveFreelyUntil: null,
  entries: [
    {
      at: '2026-11-28T12:00:00Z',
      by: 'guest',
      step: 'open',
      text: [{ text: 'The key is not there.', hidden: null }],
      pictures: [{ url: '/e/1', width: 8, height: 6, placeholder: '#ccc' }],
      amount: null,
    },
  ],
  may: { host: [], guest: [], decide: false },
  maxRefund: 50_000,
};
const GUARANTEE: ShownCase = {
  ...CASE,
  kind: 'wifi',
  state: 'granted',
  leaveFreelyUntil: '2026-12-01T12:00:00+00:00',
  guarantee: {
    promisedMbps: 200,
    medianMbps: 40,
    measured: [40, 30, 60].map((mbps, at) => ({ at: `2026-11-28T0${at + 1}:00:00+00:00`, mbps })),
    others: { medianMbps: 180, guests: 3 },
    amount: 12_000,
  },
  may: { host: [], guest: ['stay', 'solved'], decide: false },
};
const CLAIM: ShownClaim = {
  id: 'd',
  state: 'waiting',
  amount: 9_000,
  answerBy: '2026-12-05T12:00:00+00:00',
  given: null,
  entries: [],
  may: { answer: false, decide: false },
};
const DEPOSIT = {
  amount: 30_000,
  left: 30_000,
  toHost: 0,
  returnsAt: '2026-12-01T12:00:00+00:00',
};

const page = (viewer: string, of: object = {}) => ({
  reservation: {
    id: 'r',
    viewer,
    guest: { name: 'Gina' },
    host: { name: 'Hugo' },
    listing: { kind: 'stay', city: 'Lisbon' },
    timeZone: 'Europe/Lisbon',
    boarding: null,
    may: { cancel: true },
    ...of,
  } as unknown as ReservationDetails,
  readAt: '2026-11-28T14:00:00Z',
});
const section = (viewer: string, of: Partial<Resolutions>) => (
  <ResolutionsSection page={page(viewer)} resolutions={{ ...NONE, ...of }} />
);
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)]
    .map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))
    .filter((text) => text !== '');

test('where there is nothing and nothing may be done, nothing is shown', () => {
  expect(renderHtml(section('guest', {}))).toBe('');
  expect(renderHtml(section('host', { deposit: { ...DEPOSIT, left: 0, returnsAt: null } }))).toBe(
    '',
  );
  expect(renderHtml(<ResolutionsSection page={page('guest')} resolutions={null} />)).toBe('');
});

test('a guest who may report a problem is told until when', () => {
  const html = renderHtml(section('guest', { may: { claim: false, report: true } }));
  expect(buttons(html)).toEqual(['Report a problem']);
  expect(html).toMatch(/Report it by .*dateTime="2026-11-30T15:00:00\+00:00"/);
});

describe('a report', () => {
  test('that waits says who answers, and offers the host their answers', () => {
    const may = { ...CASE.may, host: ['offer', 'mend', 'disagree'] as const };
    const html = renderHtml(
      section('host', { cases: [{ ...CASE, may: { ...may, host: [...may.host] } }] }),
    );
    expect(buttons(html)).toEqual(['Offer a partial refund', 'It&#x27;s fixed', 'Disagree']);
    expect(html).toContain('Gina reported a problem');
    expect(html).toContain('The key is not there.');
    expect(html).toContain('aria-label="Open photo 1"');
    expect(renderText(section('guest', { cases: [CASE] }))).toContain('Hugo has until');
  });

  test('with an offer says what happens without an answer', () => {
    const offered: ShownCase = { ...CASE, state: 'offered', offer: 4_000 };
    const may = { host: [], guest: ['accept', 'reject', 'solved'], decide: false };
    const cases = [{ ...offered, may } as ShownCase];
    expect(buttons(renderHtml(section('guest', { cases })))).toEqual([
      'Accept $40.00',
      'Don&#x27;t accept',
      'It&#x27;s solved',
    ]);
    expect(renderText(section('guest', { cases }))).toContain('If you don&#x27;t, you get it.');
    expect(renderText(section('host', { cases }))).toContain('If they don&#x27;t, they get it.');
  });

  test('that is said to be mended is confirmed or not', () => {
    const may = { host: [], guest: ['accept', 'reject', 'solved'], decide: false };
    const cases = [{ ...CASE, state: 'mended', may } as ShownCase];
    expect(buttons(renderHtml(section('guest', { cases })))).toEqual([
      'Yes, it&#x27;s fixed',
      'No, it isn&#x27;t',
    ]);
  });

  test.each([
    [{ outcome: 'solved' }, 'Solved.'],
    [{ outcome: 'refund', refund: 4_000 }, 'Settled: $40.00 was refunded to you.'],
    [{ outcome: 'decided', refund: 0 }, 'We decided: none of the price is refunded.'],
    [{ outcome: 'decided', refund: 700 }, 'We decided: $7.00 is refunded to you.'],
    [{ outcome: 'left' }, 'You left, and everything unused was refunded to you.'],
  ] as const)('that ended with %o says so', (of, text) => {
    const cases = [{ ...CASE, state: 'closed', dueAt: null, ...of } as ShownCase];
    expect(renderText(section('guest', { cases }))).toContain(text);
  });

  test('that was decided lets the guest leave as long as they may', () => {
    const decided = { ...CASE, state: 'closed', outcome: 'decided' } as ShownCase;
    const free = { ...decided, leaveFreelyUntil: '2026-12-01T12:00:00+00:00' };
    expect(buttons(renderHtml(section('guest', { cases: [free] })))).toEqual(['Leave early']);
    expect(buttons(renderHtml(section('host', { cases: [free] })))).toEqual([]);
    expect(buttons(renderHtml(section('guest', { cases: [decided] })))).toEqual([]);
  });
});

test('the guarantee shows its figures, and the choice of the guest', () => {
  const html = renderHtml(section('guest', { cases: [GUARANTEE] }));
  expect([...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text)).toEqual([
    '200 Mbps',
    '40 Mbps',
    '30 Mbps',
    '60 Mbps',
    '40 Mbps',
    '180 Mbps',
  ]);
  expect(html).toContain('3 other guests within 90 days, median');
  expect(buttons(html)).toEqual(['Stay and get $120.00 back', 'It&#x27;s solved', 'Leave early']);
});

describe('the deposit', () => {
  test('can be claimed by the host until it goes back', () => {
    const of = { deposit: DEPOSIT, may: { claim: true, report: false } };
    expect(buttons(renderHtml(section('host', of)))).toEqual(['Claim part of the deposit']);
    expect(renderText(section('guest', { deposit: DEPOSIT }))).toContain(
      'unless Hugo claims part of it first.',
    );
  });

  test('that is claimed asks the guest', () => {
    const claim = { ...CLAIM, may: { answer: true, decide: false } };
    const html = renderHtml(section('guest', { deposit: DEPOSIT, claim }));
    expect(buttons(html)).toEqual(['Agree', 'Disagree']);
    expect(renderText(section('host', { deposit: DEPOSIT, claim: CLAIM }))).toContain(
      'Gina has until',
    );
  });

  test.each([
    ['agreed', 9_000, 'You agreed: $90.00 of your deposit went to Hugo.'],
    ['decided', 4_000, 'We decided: $40.00 of the $90.00 claimed goes to Hugo.'],
    ['review', null, "We're looking at it and will decide."],
  ] as const)('whose claim is %s says who got what', (state, given, text) => {
    const claim = { ...CLAIM, state, given, answerBy: null };
    const deposit = { ...DEPOSIT, left: 0, toHost: given ?? 0, returnsAt: null };
    expect(renderText(section('guest', { deposit, claim }))).toContain(text.replace("'", '&#x27;'));
  });
});
