import { expect, it } from 'vitest';
import { type PolicyStep, policySteps } from './policy-steps.ts';
import { CANCELLATION_POLICIES, type CancellationPolicy } from './vocabulary.ts';

function describeStep({ until, rule, percent }: PolicyStep): string {
  const when =
    until.kind === 'after-arrival'
      ? `${until.hours} h after arrival`
      : until.kind === 'after-booking'
        ? `${until.days} days after booking`
        : until.kind;
  return `${rule} ${percent} until ${when}`;
}

const NEVER = 'percent 0 until ever-after';

const EXPECTED: Record<CancellationPolicy, string[]> = {
  flexible: ['all 100 until arrival', 'unused-nights 100 until 48 h after arrival', NEVER],
  moderate: ['all 100 until arrival', 'unused-nights 100 until 24 h after arrival', NEVER],
  strict: ['percent 50 until 7 days after booking', NEVER],
  'super-strict': ['percent 30 until 30 days after booking', NEVER],
  'long-term': ['percent 30 until 30 days after booking', NEVER],
  custom: ['percent 65 until arrival', NEVER],
};

it.each(CANCELLATION_POLICIES)('the steps of %s (spec 1 §9)', (policy) => {
  expect(policySteps(policy, 65).map(describeStep)).toEqual(EXPECTED[policy]);
});

it('a percentage beyond 100 is none', () => {
  expect(() => policySteps('custom', 101)).toThrow(RangeError);
});
