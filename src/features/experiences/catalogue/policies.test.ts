import { expect, test } from 'vitest';
import { EXPERIENCE_POLICIES, EXPERIENCE_TERMS } from '#domain/experience-policies.ts';
import { EXPERIENCE_POLICY_TEXTS } from './policies.ts';

test.each(EXPERIENCE_POLICIES)('%s promises what its terms give', (policy) => {
  const { summary, hostSummary } = EXPERIENCE_POLICY_TEXTS[policy];
  const terms = EXPERIENCE_TERMS[policy];
  for (const text of [summary.message ?? '', hostSummary.message ?? '']) {
    if (terms === null) {
      expect(text).toMatch(/no refund/i);
      expect(text).not.toMatch(/\d/);
    } else {
      expect(text).toContain(`up to ${terms.hours} hours before`);
      expect(text).toMatch(terms.percent === 100 ? /full refund/i : `${terms.percent}% refund`);
      expect(text).toContain('except the experience fee');
    }
  }
});
