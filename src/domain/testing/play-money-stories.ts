import fc from 'fast-check';
import { hasCome } from '../instants.ts';
import { computeShare } from '../money.ts';
import type { PriceLineKind, Quote } from '../quote.ts';
import { fallenDue, refundFor } from '../refunds.ts';
import { addShares, NOTHING_SHARED } from '../release-schedule.ts';
import { paidOfPrice } from '../reservation-money.ts';
import { MoneyStory, type StoryStep } from './money-story.ts';
import { nightsSteps, seatsSteps } from './story-steps.ts';
import { homeTerms, itinerantTerms, type StoryTerms, seatTerms, toBooked } from './story-terms.ts';

const stories: fc.Arbitrary<[StoryTerms, StoryStep[]]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(homeTerms, nightsSteps) },
  { weight: 2, arbitrary: fc.tuple(itinerantTerms, nightsSteps) },
  { weight: 4, arbitrary: fc.tuple(seatTerms, seatsSteps) },
);

/** @throws Error that names the first rule that doesn't hold */
function require(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule);
}

/**
 * @param stoppedWith cents that were released when an open problem stopped it; null without one
 * @param ranJobs whether the jobs have just run
 */
function checkNow(story: MoneyStory, stoppedWith: number | null, ranJobs: boolean): void {
  const { book, released, isOpen, now } = story;
  const fault = book.findFault();
  require(fault === null, `${fault}`);
  const sum = released.host + released.platform;
  require(released.host >= 0 && released.platform >= 0, 'nobody is paid less than nothing');
  require(stoppedWith === null || sum <= stoppedWith, 'an open problem stops the releases');
  const paid = paidOfPrice(story.money);
  require(sum <= paid, 'nothing is released before it is paid');
  if (!isOpen && story.status !== 'completed') {
    const waits = story.keptUntil !== null && !hasCome(story.keptUntil, now);
    require(!waits ||
      sum <=
        story.releasedAtEnd, 'nothing that is kept is released while a problem may be reported');
    return;
  }
  const due = story.schedule.filter(({ at }) => hasCome(at, now));
  const all = due.reduce(addShares, NOTHING_SHARED);
  require(sum <= all.host + all.platform, 'nothing is released before its time');
  if (stoppedWith !== null || !ranJobs) return;
  let owed = 0;
  for (const { host, platform } of due) {
    if (owed + host + platform > paid) break;
    owed += host + platform;
  }
  require(sum >= owed, `${sum} are released, and ${owed} are owed`);
}

const lineSum = ({ lines }: Quote, kind: PriceLineKind) =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

/** The guest's cost in the end by the rules, without what claims gave. */
function expectedCost(story: MoneyStory): number {
  const { status, quote, withdrawn, booked, compensated, endedUnpaid } = story;
  if (status === 'completed') {
    return endedUnpaid ? quote.subtotal : booked.price.subtotal - compensated;
  }
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
 * Plays random stories of homes, itinerants and experiences, and checks after each step, and at the
 * end, whose the money is.
 *
 * @returns how often each thing happened
 * @throws Error with the shortest story that breaks a rule
 */
export function playMoneyStories(count: number, seed?: number): StoryCounts {
  const counts: StoryCounts = new Map();
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(stories, ([terms, happenings]) => {
      const story = new MoneyStory(toBooked(terms));
      let stopped: number | null = null;
      for (const each of happenings) {
        const wasStopped = story.releasesStoppedAt !== null;
        story.take(each);
        if (story.releasesStoppedAt === null) stopped = null;
        else if (!wasStopped) stopped = story.released.host + story.released.platform;
        checkNow(story, stopped, each.do === 'wait');
      }
      const isByMonth = story.policy.instalments !== undefined;
      story.finish();
      checkNow(story, null, true);
      checkEnd(story);
      const { kind } = terms;
      note(`${kind} ${story.status}`);
      for (const what of story.happened) note(`${kind} ${what}`);
      if (isByMonth) note(`${kind} by the month`);
      if (story.compensated > 0) note(`${kind} compensated`);
      if (story.depositToHost > 0) note(`${kind} claimed`);
      if (story.book.paidOut > 0) note(`${kind} paid out`);
      if (isByMonth && story.endedUnpaid) note(`${kind} ended unpaid`);
    }),
    { numRuns: count, ...(seed === undefined ? {} : { seed }) },
  );
  return counts;
}
