import { describe, expect, it } from 'vitest';
import { DISCOUNTS } from '#domain/discounts.ts';
import { distanceKm } from '#domain/places.ts';
import { AMENITIES, EVENT_TYPES, timeZoneAt } from '#features/catalogues/index.server.ts';
import { dayNumber } from '../calendar.ts';
import { buildWorld, generateStays } from '../index.ts';

const TODAY = '2026-11-21';
const NOW = `${TODAY}T08:00:00Z`;
const world = buildWorld({ seed: 7, today: TODAY });
const hostNames = world.hosts.map(({ name }) => name.split(' ')[0] ?? '');

/** Sentences with what was filled in taken out again, so that one stock sentence counts as one. */
function sentencesOf(text: string): string[] {
  const mask = new RegExp(`\\b(${hostNames.join('|')}) (answers|will draw)`);
  return text
    .split(/(?<=[.])\s+/)
    .map((sentence) => sentence.replace(/\d+ Mbps/, '# Mbps').replace(mask, 'HOST $2'));
}

describe('stays', () => {
  it('lie within 15 km of their city, in its time zone', () => {
    const cities = new Map(world.cities.map((city) => [city.id, city]));
    for (const stay of world.stays) {
      const city = cities.get(stay.cityId);
      if (city === undefined) throw new Error(`No city ${stay.cityId}.`);
      expect(distanceKm(stay, city), stay.title).toBeLessThanOrEqual(15);
      expect(timeZoneAt(stay, stay.countryCode), stay.title).toBe(stay.timeZone);
    }
  });

  it('have a title of their own', () => {
    expect(new Set(world.stays.map(({ title }) => title)).size).toBe(world.stays.length);
  });

  it('say three to six sentences, none twice in a city, none more than six times', () => {
    const uses = new Map<string, number>();
    const saidIn = new Set<string>();
    for (const stay of world.stays) {
      const sentences = sentencesOf(stay.description);
      // A saint's "St." may split one sentence in two.
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.length).toBeLessThanOrEqual(7);
      for (const sentence of sentences) {
        expect(saidIn.has(`${stay.city} ${sentence}`), sentence).toBe(false);
        saidIn.add(`${stay.city} ${sentence}`);
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
      }
    }
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(6);
  });

  it('leave no gap unfilled in any text', () => {
    const texts = JSON.stringify([
      world.stays,
      world.hosts,
      world.guests,
      world.reservations,
      world.reviews,
    ]);
    expect(texts.match(/\{(mbps|hood|city|host|code|street|nights|stayed)\}/)).toBeNull();
    expect(texts).not.toContain('undefined');
  });

  it('have 8 to 30 amenities and up to 5 events, all of the catalogues', () => {
    const amenities = new Set<string>(AMENITIES.map(({ id }) => id));
    const events = new Set<string>(EVENT_TYPES.map(({ id }) => id));
    for (const stay of world.stays) {
      expect(stay.amenities.length).toBeGreaterThanOrEqual(8);
      expect(stay.amenities.length).toBeLessThanOrEqual(30);
      expect(new Set(stay.amenities).size).toBe(stay.amenities.length);
      expect(stay.amenities.filter((id) => !amenities.has(id))).toEqual([]);
      expect(stay.events.length).toBeLessThanOrEqual(5);
      expect(stay.events.filter((id) => !events.has(id))).toEqual([]);
    }
  });

  it('keep prices, sizes and percentages within their bounds', () => {
    for (const stay of world.stays) {
      expect(stay.nightlyPrice % 100).toBe(0);
      expect(stay.nightlyPrice).toBeGreaterThanOrEqual(1_000);
      expect(stay.guestCount).toBeGreaterThanOrEqual(1);
      expect(stay.includedGuests).toBeLessThanOrEqual(stay.guestCount);
      expect(stay.capacity).toBe(stay.occupancy === 'entire-place' ? 1 : stay.roomCount);
      expect(stay.customRefundPercent !== null).toBe(stay.cancellationPolicy === 'custom');
      expect(stay.createdAt < NOW).toBe(true);
      expect(dayNumber(TODAY) - dayNumber(stay.createdAt.slice(0, 10))).toBeLessThanOrEqual(731);
      for (const { field, min, max, step } of DISCOUNTS) {
        const rate = stay.discounts[field] ?? 0;
        expect(rate).toBeGreaterThanOrEqual(min);
        expect(rate).toBeLessThanOrEqual(max);
        expect(rate % step).toBe(0);
      }
    }
  });

  it('do not contradict themselves', () => {
    for (const { amenities, category, countryCode, cityId } of world.stays) {
      const has = (id: (typeof amenities)[number]) => amenities.includes(id);
      expect(has('dedicated-wifi') || has('starlink')).toBe(true);
      if (category === 'Minka') expect(countryCode).toBe('JP');
      if (category === 'Houseboat') expect(has('swimming-pool')).toBe(false);
      if (cityId === 'chiang-mai') expect(has('metro-nearby')).toBe(false);
    }
  });
});

describe('generateStays', () => {
  const options = { seed: 7, today: TODAY, hosts: world.hosts };

  it('makes the same stay at the same index, wherever the row begins', () => {
    const whole = [...generateStays({ ...options, count: 30 })];
    expect([...generateStays({ ...options, count: 10, from: 20 })]).toEqual(whole.slice(20));
  });

  it('goes on from the world without an id twice', () => {
    const more = [...generateStays({ ...options, count: 2_000, from: world.stays.length })];
    const ids = [...world.stays, ...more].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2_320);
    const hosts = new Set(world.hosts.map(({ id }) => id));
    expect(more.every(({ hostId }) => hosts.has(hostId))).toBe(true);
  });
});
