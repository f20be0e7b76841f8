import fc from 'fast-check';
import { CASE_STEPS } from '../resolutions.ts';
import type { StoryStep } from './money-story.ts';
import { storyNights } from './story-terms.ts';

const thousandths = fc.integer({ min: 0, max: 1000 });

const caseSteps = Object.values(CASE_STEPS)
  .flat()
  .filter((step) => step !== 'lapse' && step !== 'left');

const caseStep: fc.Arbitrary<StoryStep> = fc.record({
  do: fc.constant('case' as const),
  step: fc.constantFrom(...caseSteps),
  part: thousandths,
});

const wait = (...hours: number[]): fc.Arbitrary<StoryStep> =>
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(...hours) });

const checkIn: fc.Arbitrary<StoryStep> = fc.record({
  do: fc.constant('check-in' as const),
  by: fc.constantFrom('guest' as const, 'host' as const),
});

/** Steps of a reservation of any kind. */
const common: fc.WeightedArbitrary<StoryStep>[] = [
  { weight: 5, arbitrary: wait(1, 12, 24, 47, 48, 73, 24 * 9, 24 * 25, 24 * 33) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'pay', 'leave', 'host-cancels', 'send-refunds'),
    }),
  },
  { weight: 2, arbitrary: checkIn },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pay-again' as const), areSeatsFree: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('claim', 'end-claim'), part: thousandths }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('report' as const), isGuarantee: fc.boolean() }),
  },
  { weight: 2, arbitrary: caseStep },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pay-out' as const),
      fate: fc.constantFrom('sent', 'sent', 'refused', 'reversed'),
    }),
  },
];

/** Nights begin earlier or later, and are more or fewer. */
const nightsStep: fc.Arbitrary<StoryStep> = fc.oneof(
  ...common,
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('change', 'change', 'ask-change'),
      later: fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 40 })),
      nights: storyNights,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'accept-change' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('card' as const), works: fc.boolean() }) },
);

const seatsStep: fc.Arbitrary<StoryStep> = fc.oneof(
  ...common,
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move-seats' as const),
      days: fc.integer({ min: -5, max: 20 }),
      part: thousandths,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move-session' as const),
      minutes: fc.constantFrom(-90, -15, 15, 16, 90, 60 * 24 * 3),
      part: thousandths,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('call-off' as const), part: thousandths }) },
);

/** A problem of any guest who is there, and what comes of it. */
const problem: fc.Arbitrary<StoryStep[]> = fc
  .tuple(
    fc.boolean(),
    fc.array(caseStep, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(0, 25, 73, 24 * 27),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([isGuarantee, replies, hours, luck]) => [
    // One in six has fled.
    ...(luck === 0 ? [{ do: 'leave' as const }] : []),
    { do: 'report', isGuarantee },
    ...replies.slice(0, 1),
    { do: 'wait', hours },
    ...replies.slice(1),
  ]);

const arrival: fc.Arbitrary<StoryStep[]> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(1, 12, 47), fc.constantFrom(0, 49, 24 * 8))
  .map(([luck, opened, hours]): StoryStep[] => [
    { do: 'wait', hours: 24 * 18 + 11 + opened },
    ...(luck > 0 ? [{ do: 'check-in', by: 'guest' } as const] : []),
    ...(luck % 2 === 0 ? [{ do: 'wait', hours } as const] : []),
  ]);

const departure: fc.Arbitrary<StoryStep[]> = fc
  .tuple(thousandths, thousandths, fc.constantFrom(0, 71, 72, 100), fc.boolean())
  .map(([asked, given, hours, leaves]) => [
    leaves ? { do: 'leave' } : { do: 'wait-for-end' },
    { do: 'claim', part: asked },
    { do: 'wait', hours },
    { do: 'end-claim', part: given },
  ]);

/** The first payment: in time, or after the seats were held. */
const firstPayment: fc.Arbitrary<StoryStep[]> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<StoryStep[]>([{ do: 'pay' }]) },
  {
    weight: 1,
    arbitrary: fc.boolean().map((areSeatsFree): StoryStep[] => [
      { do: 'wait', hours: 1 },
      { do: 'pay-again', areSeatsFree },
    ]),
  },
);

const maybe = (some: fc.Arbitrary<StoryStep[]>) => fc.oneof(some, fc.constant<StoryStep[]>([]));

const stepsOfAny = (step: fc.Arbitrary<StoryStep>): fc.Arbitrary<StoryStep[]> =>
  fc
    .tuple(
      firstPayment,
      fc.array(step, { maxLength: 2 }),
      maybe(arrival),
      maybe(problem),
      fc.array(step, { maxLength: 6 }),
      maybe(departure),
      fc.array(step, { maxLength: 2 }),
    )
    .map((parts) => parts.flat());

/** Everything that happens to nights, in order. */
export const nightsSteps = stepsOfAny(nightsStep);
/** Everything that happens to seats, in order. */
export const seatsSteps = stepsOfAny(seatsStep);
