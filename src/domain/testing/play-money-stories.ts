import fc from 'fast-check';
import { computeShare } from '../money.ts';
import type { PriceLineKind, Quote } from '../quote.ts';
import { fallenDue, refundFor } from '../refunds.ts';
import { addShares, NOTHING_SHARED } from '../release-schedule.ts';
import { CASE_STEPS } from '../resolutions.ts';
import { CANCELLATION_POLICIES } from '../vocabulary.ts';
import type { StoryTerms } from './money-stay.ts';
import { MoneyStory, type StoryStep } from './money-story.ts';

const thousandths = fc.integer({ min: 0, max: 1000 });
const nights = fc.constantFrom(1, 3, 5, 28, 29, 30, 31, 45, 60, 61, 75, 90);

const terms: fc.Arbitrary<StoryTerms> = fc
  .record({
    nightlyPrice: fc.constantFrom(1, 3_333, 5_000, 9_999, 12_345),
    units: fc.constantFrom(1, 3),
    guests: fc.constantFrom(1, 3),
    pets: fc.constantFrom(0, 2),
    cleaning: fc.constantFrom(0, 4_000, 3_333),
    extraGuestPerNight: fc.constantFrom(0, 799),
    taxRate: fc.constantFrom(0, 5, 7.125),
    securityRate: fc.constantFrom(0, 1, 10, 100),
    discount: fc.constantFrom(0, 13, 100),
    nights,
    policy: fc.constantFrom(...CANCELLATION_POLICIES),
    customRefundPercent: fc.constantFrom(0, 33, 100),
    wantsMonthly: fc.boolean(),
  })
  .map(({ nights: stayed, policy, customRefundPercent, wantsMonthly, ...home }) => ({
    nights: stayed,
    policy,
    customRefundPercent,
    isMonthly: wantsMonthly && stayed > 30,
    pricing: {
      nightlyPrice: home.nightlyPrice,
      units: home.units,
      guests: home.guests,
      pets: home.pets,
      includedGuests: 1,
      fees: {
        cleaning: home.cleaning,
        extraGuestPerNight: home.extraGuestPerNight,
        pet: 1_501,
        serviceRate: 6,
        taxRate: home.taxRate,
      },
      rates: home.discount === 0 ? {} : { discount: home.discount },
      specialDiscountOn: false,
      securityRate: home.securityRate,
      daysAhead: 19,
      groups: [],
    },
  }));

const caseSteps = Object.values(CASE_STEPS)
  .flat()
  .filter((step) => step !== 'lapse' && step !== 'left');

const step: fc.Arbitrary<StoryStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 12, 24, 47, 48, 73, 24 * 9, 24 * 25, 24 * 33),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'pay',
        'pay',
        'pay-twice',
        'check-in',
        'check-in',
        'leave',
        'host-cancels',
        'send-refunds',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      later: fc.integer({ min: -5, max: 40 }),
      nights,
    }),
  },
  fc.record({ do: fc.constant('card' as const), works: fc.boolean() }),
  fc.record({ do: fc.constantFrom('claim', 'end-claim'), part: thousandths }),
  fc.record({ do: fc.constant('report' as const), isGuarantee: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('case' as const),
      step: fc.constantFrom(...caseSteps),
      part: thousandths,
    }),
  },
  fc.record({
    do: fc.constant('pay-out' as const),
    fate: fc.constantFrom('sent', 'sent', 'refused', 'reversed'),
  }),
);

const caseStep: fc.Arbitrary<StoryStep> = fc.record({
  do: fc.constant('case' as const),
  step: fc.constantFrom(...caseSteps),
  part: thousandths,
});

/** A problem of any guest who is there, and what comes of it. */
const problem: fc.Arbitrary<StoryStep[]> = fc
  .tuple(
    fc.boolean(),
    fc.array(caseStep, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(0, 25, 73, 24 * 27),
  )
  .map(([isGuarantee, replies, hours]) => [
    { do: 'report', isGuarantee },
    ...replies.slice(0, 1),
    { do: 'wait', hours },
    ...replies.slice(1),
  ]);

const arrival: fc.Arbitrary<StoryStep[]> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(1, 12, 47), fc.constantFrom(0, 49, 24 * 8))
  .map(([luck, opened, hours]) => [
    { do: 'wait', hours: 24 * 18 + 11 + opened },
    ...(luck > 0 ? [{ do: 'check-in' as const }] : []),
    ...(luck % 2 === 0 ? [{ do: 'wait' as const, hours }] : []),
  ]);

const departure: fc.Arbitrary<StoryStep[]> = fc
  .tuple(thousandths, thousandths, fc.constantFrom(0, 71, 72, 100), fc.boolean())
  .map(([asked, given, hours, leaves]) => [
    leaves ? { do: 'leave' } : { do: 'wait-for-end' },
    { do: 'claim', part: asked },
    { do: 'wait', hours },
    { do: 'end-claim', part: given },
  ]);

const maybe = (some: fc.Arbitrary<StoryStep[]>) => fc.oneof(some, fc.constant<StoryStep[]>([]));

const steps: fc.Arbitrary<StoryStep[]> = fc
  .tuple(
    fc.array(step, { maxLength: 2 }),
    maybe(arrival),
    maybe(problem),
    fc.array(step, { maxLength: 6 }),
    maybe(departure),
    fc.array(step, { maxLength: 2 }),
  )
  .map((parts) => [{ do: 'pay' }, ...parts.flat()]);

/** @throws Error that names the first rule that doesn't hold */
function require(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule);
}

function checkNow(story: MoneyStory, stoppedWith: number | null): void {
  const { book, released, isOpen, now } = story;
  const fault = book.findFault();
  require(fault === null, `${fault}`);
  const sum = released.host + released.platform;
  require(released.host >= 0 && released.platform >= 0, 'nobody is paid less than nothing');
  require(stoppedWith === null || sum <= stoppedWith, 'an open problem stops the releases');
  if (!isOpen && story.status !== 'completed') return;
  const due = story.schedule
    .filter(({ at }) => Temporal.Instant.compare(at, now) <= 0)
    .reduce(addShares, NOTHING_SHARED);
  require(sum <= due.host + due.platform, 'nothing is released before its time');
  require(sum <= book.paid - book.refunded, 'nothing is released before it is paid');
}

const lineSum = ({ lines }: Quote, kind: PriceLineKind) =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

/** The guest's cost in the end by the rules, without what claims gave. */
function expectedCost(story: MoneyStory): number {
  const { status, quote, withdrawn, listPrice, compensated, endedUnpaid } = story;
  if (status === 'completed') return endedUnpaid ? quote.subtotal : listPrice - compensated;
  if (withdrawn === null) return 0;
  const { policy, now, paid } = withdrawn;
  // The same guest, who has paid everything at once.
  const { instalments, ...atOnce } = policy;
  const whole = refundFor({
    lines: withdrawn.quote.lines,
    paid: withdrawn.quote.total,
    snapshot: atOnce,
    now,
    cancelledBy: 'guest',
  });
  const limit =
    instalments === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(0, fallenDue(instalments, now) - withdrawn.quote.deposit);
  const ofPrice = Math.max(0, paid - withdrawn.quote.deposit);
  const kept = Math.min(whole.breakdown.kept, limit, ofPrice);
  return kept - (story.compensated - withdrawn.compensated);
}

function checkEnd(story: MoneyStory): void {
  const { book, quote, depositToHost, status } = story;
  require(!story.isOpen, 'every story ends');
  require(book.withUs.held === 0, `${book.withUs.held} are nobody's`);
  require(book.withUs.deposit === 0, `${book.withUs.deposit} of a deposit are nobody's`);
  require(book.balance('clearing') === 0, 'everything has arrived');
  const host = book.balance('host') + book.paidOut;
  const platform = book.balance('platform');
  const cost = book.paid - book.refunded;
  require(host + platform === cost, 'host, platform and refunds are what was paid');

  const expected = expectedCost(story);
  require(cost - depositToHost ===
    expected, `the guest paid ${cost - depositToHost}, not ${expected}`);
  const service = lineSum(quote, 'service');
  // The host alone bears a lower price.
  const lowered = -lineSum(quote, 'compensation');
  const agreed = quote.subtotal + lowered;
  const ofPlatform =
    status === 'completed'
      ? service
      : expected > 0 && agreed > 0
        ? Math.min(expected, computeShare(expected + lowered, service, agreed))
        : 0;
  require(platform === ofPlatform, `we have ${platform}, not ${ofPlatform}`);
  require(host === expected - ofPlatform + depositToHost, `the host has ${host}`);
}

/** Counts of what happened, so that a test sees that its stories tell something. */
export type StoryCounts = Map<string, number>;

/**
 * Plays random stories of stays, and checks after each step, and at the end, whose the money is.
 *
 * @returns how often each thing happened
 * @throws Error with the shortest story that breaks a rule
 */
export function playMoneyStories(count: number, seed?: number): StoryCounts {
  const counts: StoryCounts = new Map();
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(terms, steps, (home, happenings) => {
      const story = new MoneyStory(home);
      let stopped: number | null = null;
      for (const each of happenings) {
        const wasStopped = story.releasesStoppedAt !== null;
        story.take(each);
        if (story.releasesStoppedAt === null) stopped = null;
        else if (!wasStopped) stopped = story.released.host + story.released.platform;
        checkNow(story, stopped);
      }
      const isByMonth = story.policy.instalments !== undefined;
      story.finish();
      checkNow(story, null);
      checkEnd(story);
      note(story.status);
      if (isByMonth) note('by the month');
      if (story.compensated > 0) note('compensated');
      if (story.depositToHost > 0) note('claimed');
      if (story.book.paidOut > 0) note('paid out');
      if (isByMonth && story.endedUnpaid) note('ended unpaid');
    }),
    { numRuns: count, ...(seed === undefined ? {} : { seed }) },
  );
  return counts;
}
