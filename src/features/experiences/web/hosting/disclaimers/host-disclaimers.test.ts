import { describe, expect, test } from 'vitest';
import type { DisclaimerChoice } from '../../../contract.ts';
import { countSeverities, hostDisclaimers, missingDisclaimers } from './host-disclaimers.ts';

const disclaimer = (id: string, more: Partial<DisclaimerChoice> = {}): DisclaimerChoice => ({
  id,
  version: 1,
  title: id,
  icon: 'hand',
  severity: 'warning',
  content: [],
  requiresAcknowledgment: true,
  audience: { host: true, participant: true },
  categories: [],
  styles: [],
  ...more,
});
const ALL = [
  disclaimer('info', { severity: 'info', requiresAcknowledgment: false }),
  disclaimer('general', { severity: 'critical' }),
  disclaimer('outdoors', { categories: ['Adventure'] }),
  disclaimer('water', { styles: ['surf'], severity: 'critical' }),
  disclaimer('guests-alone', { audience: { host: false, participant: true } }),
];
const SURF = { category: 'Adventure', style: 'surf' } as const;

describe('disclaimers of a host (spec 2 §9)', () => {
  test('are the general ones, the category’s and the style’s, the gravest first', () => {
    const ids = hostDisclaimers(ALL, SURF).map(({ id }) => id);
    expect(ids).toEqual(['general', 'water', 'outdoors', 'info']);
    const retreat = hostDisclaimers(ALL, { category: 'Retreat', style: 'sauna-ritual' });
    expect(retreat.map(({ id }) => id)).toEqual(['general', 'info']);
  });

  test('are missing until they are acknowledged, where they ask for it', () => {
    const values = { ...SURF, acknowledgedDisclaimers: ['general'] };
    expect(missingDisclaimers(ALL, values).map(({ id }) => id)).toEqual(['water', 'outdoors']);
  });

  test('are counted by severity', () => {
    expect(countSeverities(hostDisclaimers(ALL, SURF))).toEqual({
      critical: 2,
      warning: 1,
      info: 1,
    });
  });
});
