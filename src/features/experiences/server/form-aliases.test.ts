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

describe('without a point it is', () => {
  const at = async (place: object) =>
    (await listed({ location: { value: 'PT', label: 'Portugal', ...place } })).location.latlng;

  test.each([
    ['where its city is', { region: 'Faro', city: 'Lagos' }, [37.1, -8.67]],
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
