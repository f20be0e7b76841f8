import { describe, expect, it } from 'vitest';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { EXPERIENCE_AMENITIES } from './amenities.ts';
import { COST_ARRANGEMENTS, HOST_ARRANGEMENTS, INCLUDED_ARRANGEMENTS } from './arrangements.ts';
import { EXPERIENCE_STYLES, experienceStyle } from './styles.ts';

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const label = (entry: { label: { message?: string | undefined } }) => entry.label.message ?? '';
const getIds = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe.each([
  ['styles', EXPERIENCE_STYLES],
  ['amenities', EXPERIENCE_AMENITIES],
  ['included arrangements', INCLUDED_ARRANGEMENTS],
  ['what hosts bring', HOST_ARRANGEMENTS],
  ['extra costs', COST_ARRANGEMENTS],
] as const)('%s', (_, entries) => {
  it('have ids that are the slugs of their English labels, each once', () => {
    expect(getIds(entries)).toEqual(entries.map((entry) => slug(label(entry))));
    expect(new Set(getIds(entries)).size).toBe(entries.length);
  });
});

describe('styles', () => {
  it('are five of each category, in the order of the categories', () => {
    expect(EXPERIENCE_STYLES.map(({ category }) => category)).toEqual(
      EXPERIENCE_CATEGORIES.flatMap((category) => Array.from({ length: 5 }, () => category)),
    );
  });

  it.each([
    ['Community', [80, 20, 30, 20, 40]],
    ['Culture', [60, 40, 90, 110, 30]],
    ['Adventure', [50, 120, 130, 110, 70]],
    ['Fitness', [50, 60, 20, 40, 60]],
    ['Makerspace', [90, 110, 100, 80, 120]],
    ['Retreat', [100, 90, 120, 80, 110]],
    ['SocialNetworking', [60, 100, 40, 50, 120]],
    ['Volunteer', [20, 20, 10, 20, 30]],
    ['Workshop', [90, 110, 70, 60, 80]],
  ] as const)('of %s cost these dollars a session', (category, dollars) => {
    const rates = EXPERIENCE_STYLES.filter((style) => style.category === category);
    expect(rates.map(({ baseRate }) => baseRate / 100)).toEqual(dollars);
  });

  it.each(EXPERIENCE_STYLES.map((style) => [style.id, style] as const))(
    '%s has amenities and arrangements to choose from, and may be paid for at once',
    (_, style) => {
      const { amenities, arrangements, hostArrangements, costArrangements } = style;
      for (const list of [amenities, arrangements, hostArrangements, costArrangements]) {
        expect(list.length).toBeGreaterThan(0);
        expect(new Set(list).size).toBe(list.length);
      }
      expect(costArrangements).toContain('pay-now');
    },
  );

  it.each([
    ['amenity', EXPERIENCE_AMENITIES, EXPERIENCE_STYLES.flatMap((each) => each.amenities)],
    ['included', INCLUDED_ARRANGEMENTS, EXPERIENCE_STYLES.flatMap((each) => each.arrangements)],
    ['host', HOST_ARRANGEMENTS, EXPERIENCE_STYLES.flatMap((each) => each.hostArrangements)],
    ['cost', COST_ARRANGEMENTS, EXPERIENCE_STYLES.flatMap((each) => each.costArrangements)],
  ] as const)('use every entry of the %s list', (_, entries, used) => {
    expect(getIds(entries).filter((id) => !used.some((each) => each === id))).toEqual([]);
  });

  it('are found by their ids, and no other word is one', () => {
    expect(experienceStyle('repair-cafe')?.category).toBe('Volunteer');
    expect(experienceStyle('Surf')).toBeNull();
    expect(experienceStyle('')).toBeNull();
  });
});
