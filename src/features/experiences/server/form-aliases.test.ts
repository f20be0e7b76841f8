import { afterAll, describe, expect, test } from 'vitest';
import { makeExperienceStage } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
afterAll(() => stage.app.close());

const listed = async (changed: object) => stage.stored(await stage.created(changed));

describe('the deposit', () => {
  test.each([
    ['goes by either name (spec 2 §3)', { depositAmount: undefined, deposit: 15 }, 15],
    ['is what `depositAmount` says where both are there', { depositAmount: 30, deposit: 15 }, 30],
    ['is none where none is asked for', { depositRequired: false, deposit: 15 }, 0],
  ])('%s', async (_, changed, dollars) => {
    expect(await listed(changed)).toMatchObject({ depositAmount: dollars });
  });
});

test('the style may be a list of one (spec 2 §3)', async () => {
  expect((await listed({ style: ['family-dinner'] })).style).toBe('family-dinner');
});

describe('a number below its least is refused in the words of the checks (spec 2 §5)', () => {
  test.each([
    [{ price: -1 }, { price: 'Price is required to be positive' }],
    [{ price: -0.01 }, { price: 'Price is required to be positive' }],
    [{ guestCount: 1 }, { guestCount: 'Guest count must be at least 2, you included' }],
    [{ guestCount: -3 }, { guestCount: 'Guest count must be at least 2, you included' }],
  ])('%j', async (changed, fields) => {
    expect(await stage.create(changed)).toMatchObject({ status: 400, body: { fields } });
  });
});

test('what the payload tells besides is taken, and not believed (spec 2 §3)', async () => {
  const told = {
    locationValue: 'DE',
    rating: 5,
    time: '23:00',
    recommendedImageSrc: '/elsewhere.jpg',
    estimatedCost: 1,
    recommendation: 'A garden',
    recommendedLocationCity: 'Berlin',
    managedPricingOptions: [{ type: 'weekly', amount: 1 }],
    isManaged: true,
    managerId: stage.host.id,
  };
  expect(await listed(told)).toMatchObject({
    locationValue: 'PT',
    price: 17.5,
    routineSchedule: [{ startTime: '18:30' }],
  });
});

test('the answer names the day of its first session (spec 2 §7)', async () => {
  expect((await stage.create()).body).toMatchObject({ startDate: '2026-05-05' });
});

describe('without a point it is', () => {
  const at = async (place: object) =>
    (await listed({ location: { value: 'PT', label: 'Portugal', ...place } })).location.latlng;

  test.each([
    ['where its city is', { region: 'Faro', city: 'Lagos' }, [37.1, -8.67]],
    [
      'where its city is, whatever its region is called',
      { region: 'Lisbon District', city: 'Ericeira' },
      [38.96, -9.42],
    ],
    ['in the largest city of its region', { region: 'Porto' }, [41.15, -8.61]],
    [
      'there too, where nobody knows its city',
      { region: 'Porto', city: 'Quxville' },
      [41.15, -8.61],
    ],
  ])('%s', async (_, place, [latitude, longitude]) => {
    const found = (await at(place)) ?? [];
    expect(found[0]).toBeCloseTo(latitude ?? Number.NaN, 0);
    expect(found[1]).toBeCloseTo(longitude ?? Number.NaN, 0);
  });
});

test('what a host ticked besides is kept with what they had to', async () => {
  const required = ['host-responsibilities', 'location-liability', 'participant-waivers'];
  const all = [...required, 'food-hygiene'];
  expect((await listed({ acknowledgedDisclaimers: all })).acknowledgedDisclaimers.sort()).toEqual(
    all.sort(),
  );
  expect((await listed({})).acknowledgedDisclaimers.sort()).toEqual(required.sort());
});
