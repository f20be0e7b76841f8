import { describe, expect, it } from 'vitest';
import {
  CANCELLATION_POLICIES,
  LISTING_CATEGORIES,
  OCCUPANCIES,
  SCENERY_STYLES,
} from '#domain/vocabulary.ts';
import {
  AMENITIES,
  AMENITY_GROUPS,
  CANCELLATION_POLICY_ENTRIES,
  EVENT_TYPES,
  LISTING_CATEGORY_ENTRIES,
  OCCUPANCY_ENTRIES,
  ROUTINES,
  SCENERY_STYLE_ENTRIES,
} from './index.server.ts';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const label = (entry: { label: { message?: string | undefined } }) => entry.label.message ?? '';

describe.each([
  ['amenities', AMENITIES],
  ['event types', EVENT_TYPES],
  ['routines of all lists', Object.values(ROUTINES).flat()],
] as const)('%s', (_, entries) => {
  it('have ids that are the slugs of their English labels, each once', () => {
    expect(entries.map(({ id }) => id)).toEqual(entries.map((entry) => slug(label(entry))));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });
});

describe('amenities', () => {
  it('are about 130', () => {
    expect(AMENITIES.length).toBeGreaterThanOrEqual(125);
    expect(AMENITIES.length).toBeLessThanOrEqual(140);
  });

  it('include those the specification names', () => {
    const labels: string[] = AMENITIES.map(label);
    for (const named of [
      'Dedicated WiFi',
      'StarLink',
      'Dedicated CoWorking',
      'Private Workstations',
      'Pet-Friendly',
      'Accepts Crypto',
      'Hot Tub',
    ]) {
      expect(labels).toContain(named);
    }
    expect(
      labels.filter((name) => name.toLowerCase().endsWith(' suite')).length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('leave no group empty', () => {
    const used = new Set<string>(AMENITIES.map(({ group }) => group));
    expect(AMENITY_GROUPS.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});

describe('event types', () => {
  it('are about 45, some with a time slot', () => {
    expect(EVENT_TYPES.length).toBeGreaterThanOrEqual(43);
    expect(EVENT_TYPES.length).toBeLessThanOrEqual(48);
    const slots = EVENT_TYPES.flatMap((type) => ('slot' in type ? [type.slot] : []));
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.length).toBeLessThan(EVENT_TYPES.length);
    for (const { start, end } of slots) {
      expect(start).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(end).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });

  it('include those the specification names', () => {
    const labels: string[] = EVENT_TYPES.map(label);
    for (const named of [
      'Startup Pitches',
      'Tech Talk',
      'Wayhearth Tech',
      'Design and Business',
      'Family Dinner',
      'Yoga Session',
      'Meditation',
      'Morning Runs',
      'Movie Nights',
      'Game Nights',
      'Karaoke Night',
      'Pizza Party',
      'Wine Weekends',
      'Bowling Night',
      'Themed Costume Parties',
      'Fitness Bootcamps',
      'Storytelling',
    ]) {
      expect(labels).toContain(named);
    }
  });
});

describe('closed lists', () => {
  it.each([
    ['listing categories', LISTING_CATEGORY_ENTRIES, LISTING_CATEGORIES, 14],
    ['scenery styles', SCENERY_STYLE_ENTRIES, SCENERY_STYLES, 8],
    ['occupancies', OCCUPANCY_ENTRIES, OCCUPANCIES, 4],
    ['cancellation policies', CANCELLATION_POLICY_ENTRIES, CANCELLATION_POLICIES, 6],
  ] as const)('%s have an entry for each id and no other', (_, entries, ids, count) => {
    expect(Object.keys(entries).sort()).toEqual([...ids].sort());
    expect(ids.length).toBe(count);
    for (const entry of Object.values(entries)) expect(label(entry)).not.toBe('');
  });

  it.each([
    ['categories', LISTING_CATEGORY_ENTRIES],
    ['sceneries', SCENERY_STYLE_ENTRIES],
  ] as const)('%s are labelled as in the specification, and described', (_, entries) => {
    for (const [id, entry] of Object.entries(entries)) {
      expect(label(entry)).toBe(id);
      expect(entry.description.message).toMatch(/\w/);
    }
  });

  it('names the policies as the specification does', () => {
    expect(Object.values(CANCELLATION_POLICY_ENTRIES).map(label)).toEqual([
      'Flexible',
      'Moderate',
      'Strict',
      'Super Strict',
      'Long-term',
      'Custom',
    ]);
  });
});
