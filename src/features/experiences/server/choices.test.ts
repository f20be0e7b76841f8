import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { ExperienceChoices } from '#features/experiences/contract.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());

const choices = async (language: string) => {
  const { status, body, text } = await app.request<ExperienceChoices>(
    'GET',
    '/api/experience-choices',
    { headers: { 'accept-language': language } },
  );
  if (status !== 200) throw new Error(text);
  return body;
};

test('anyone may read what an experience can be described by', async () => {
  const all = await choices('en');
  expect(all.categories.map(({ label }) => label)).toContain('Social Networking');
  expect(all.styles.length).toBe(45);
  expect(all.styles.find(({ id }) => id === 'surf')).toMatchObject({
    category: 'Adventure',
    label: 'Surf',
    baseRate: 12_000,
    basePrice: 120,
  });
  expect(all.hostArrangements.find(({ id }) => id === 'welcome')?.discountDetails).toMatch(/host/);
  expect(all.costArrangements.map(({ id }) => id)).toContain('pay-now');
  expect(all.disclaimers.find(({ id }) => id === 'water')).toMatchObject({
    version: 1,
    icon: 'droplet',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: true },
    categories: [],
    styles: ['surf', 'swim', 'kayak'],
  });
  expect(all.routines.length).toBe(18);
  expect(all.policies.map(({ label }) => label)).toEqual([
    'Casual Cancel',
    'Timely Notice',
    'No Refund',
  ]);
});

test('every id that a style names stands in its list', async () => {
  const all = await choices('en');
  const lists = {
    amenities: all.amenities,
    arrangements: all.arrangements,
    hostArrangements: all.hostArrangements,
    costArrangements: all.costArrangements,
  };
  for (const [name, entries] of Object.entries(lists)) {
    const named = all.styles.flatMap((style) => style[name as keyof typeof lists]);
    const known = entries.map(({ id }) => id);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  }
});

test('a reader of another language reads all of it in that language', async () => {
  const [english, german] = await Promise.all([choices('en'), choices('de')]);
  expect(german.categories[0]?.label).toBe('Gemeinschaft');
  expect(german.styles.find(({ id }) => id === 'surf')?.label).toBe('Surfen');
  const statements = (all: ExperienceChoices) => all.disclaimers.flatMap(({ content }) => content);
  const untranslated = statements(german).filter((text) => statements(english).includes(text));
  expect(untranslated).toEqual([]);
  expect(german.policies.find(({ id }) => id === 'no-refund')?.label).toBe('Keine Erstattung');
});
