import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { typedFromDate } from '#domain/typed-date.ts';
import { checkSteps } from '#platform/web/wizard/steps.ts';
import { itinerantPreviewSchema, type StoredItinerant } from '../../contract.ts';
import { ITINERANT_HOSTING, sentStops, valuesForPreview } from './hosting-dialog.tsx';
import { draftSchema, type HostingValues } from './itinerant-form.ts';

const blank = v.parse(draftSchema, {});
const PORTUGAL = { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] as [number, number] };
const STOP = {
  location: PORTUGAL,
  region: '',
  city: 'Lisbon',
  startDate: '03/05/2027',
  endDate: '06/05/2027',
  meetingPoint: '',
  checkInFrom: null,
  storedAs: null,
};
const { steps } = ITINERANT_HOSTING;

/** Objections of all steps, in the order of their fields. */
async function objections(values: HostingValues): Promise<string[]> {
  const answers = await Promise.all(steps.map(({ check }) => check?.(values)));
  return answers.flatMap((answer) => Object.keys(answer?.errors ?? {})).sort();
}

it('Host An Itinerant has five steps in the order of spec 3 §2.2', () => {
  expect(ITINERANT_HOSTING.texts.title.message).toBe('Host An Itinerant');
  expect(steps.map(({ title }) => title.message)).toEqual([
    'Basic info',
    'Location details',
    'Visuals and description',
    'Guest routine',
    'Policies and pricing',
  ]);
});

it('every field of the form is asked for, and once', () => {
  const asked = steps.flatMap(({ fields }) => fields);
  expect([...asked].sort()).toEqual(Object.keys(ITINERANT_HOSTING.entries).sort());
});

it('says what spec 3 §7 and §8 say', () => {
  const { created, updated, loadFailed } = ITINERANT_HOSTING.texts;
  expect([created.message, updated.message, loadFailed.message]).toEqual([
    'Itinerant created!',
    'Itinerant Updated!',
    'Failed to fetch profile data.',
  ]);
});

it('the sensitive flag leads where Next leads anyway (spec 3 §2.2)', () => {
  const ids = steps.map(({ id }) => id);
  const jumps = ITINERANT_HOSTING.sensitive?.jumps ?? [];
  expect(jumps.map(({ from, to }) => [ids.indexOf(from), ids.indexOf(to)])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('a new form has the defaults of spec 3 §3.1', () => {
  expect(blank).toMatchObject({
    guestCount: 1,
    roomCount: 1,
    bathroomCount: 1,
    minnight: 14,
    price: 1,
    party: null,
    location: null,
    imageSrc: [],
    logoImageSrc: [],
    weekDayRoutine: [],
    stops: [],
    taxFees: 0,
    discount: 0,
    securityDeposit: 0,
  });
});

describe('a step objects', () => {
  test('to what is missing: place, texts and dates, and nothing else', async () => {
    expect(await objections(blank)).toEqual([
      ...['checkinTime', 'checkoutTime', 'description', 'location', 'title'],
    ]);
  });

  const whole: HostingValues = {
    ...blank,
    location: PORTUGAL,
    address: 'Rua das Flores 7',
    title: 'Down the coast',
    description: 'Slowly.',
    checkinTime: '3/5/2027',
    checkoutTime: '24/05/2027',
    price: 0,
    stops: [STOP],
  };

  test.each([
    ['to nothing of a whole form, which may cost nothing', {}, []],
    ['to an empty price', { price: null }, ['price']],
    ['to a day that there is not', { checkinTime: '31/04/2027' }, ['checkinTime']],
    ['to a last day before the first', { checkoutTime: '02/05/2027' }, ['checkoutTime']],
    ['to more than a year', { checkoutTime: '04/05/2028' }, ['checkoutTime']],
    ['to days that leave out a stop', { checkinTime: '04/05/2027' }, ['checkinTime']],
    ['to 201 places', { guestCount: 201 }, ['guestCount']],
    ['to a stop without a place', { stops: [{ ...STOP, location: null }] }, ['stops']],
    ['to two stops at once', { stops: [STOP, STOP] }, ['stops']],
    ['to 41 stops', { stops: new Array<typeof STOP>(41).fill(STOP) }, ['stops']],
  ])('%s', async (_, change, fields) => {
    expect(await objections({ ...whole, ...change })).toEqual(fields);
  });

  test('to a first day that is over everywhere, and to none that was the first before', async () => {
    const now = Temporal.Now.instant();
    const day = (hours: number) =>
      typedFromDate(now.add({ hours }).toZonedDateTimeISO('UTC').toPlainDate().toString());
    // 36 hours back is before today at UTC−12, 12 hours back is today there.
    const past = { ...whole, checkinTime: day(-36), checkoutTime: day(84), stops: [] };
    expect(await objections(past)).toEqual(['checkinTime']);
    const possible = { ...past, checkinTime: day(-12) };
    expect(await objections(possible)).toEqual([]);
    const stored = { ...past, endDate: '' } as unknown as StoredItinerant;
    const own = ITINERANT_HOSTING.stepsOfStored?.(stored) ?? [];
    const answers = await Promise.all(own.map(({ check }) => check?.(past)));
    expect(answers.flatMap((answer) => Object.keys(answer?.errors ?? {}))).toEqual([]);
  });

  test('to an amount of more than cents', async () => {
    expect(await objections({ ...whole, price: 1.005 })).toEqual(['price']);
    expect(await objections({ ...whole, price: 1.01 })).toEqual([]);
  });

  test('to no wifi password that is kept as it is', async () => {
    const personal: readonly string[] = ITINERANT_HOSTING.sensitive?.fields ?? [];
    const left = steps.map((step) => ({
      ...step,
      fields: step.fields.filter((field) => !personal.includes(field)),
    }));
    const path = left.map((_, at) => at);
    const tooLong = { ...whole, wifiPassword: 'x'.repeat(65) };
    expect(await checkSteps(left, path, tooLong)).toBeNull();
    expect((await checkSteps(steps, path, tooLong))?.at).toBe(3);
  });
});

describe('what is sent', () => {
  test("has the days of stops as calendars write them, and no stop that isn't whole", () => {
    expect(sentStops([STOP, { ...STOP, endDate: '' }, { ...STOP, location: null }])).toEqual([
      { ...STOP, startDate: '2027-05-03', endDate: '2027-05-06' },
    ]);
  });

  test('for a preview is what the contract reads, at any time', () => {
    const half = {
      ...blank,
      price: null,
      checkinTime: '31/04/2027',
      stops: [{ ...STOP, city: '' }],
    };
    for (const values of [blank, half]) {
      expect(v.safeParse(itinerantPreviewSchema, valuesForPreview(values)).success).toBe(true);
    }
  });
});

test('a copy has the places, the routine and the prices, and asks for its own days', async () => {
  const stored = {
    ...blank,
    title: 'Down the coast',
    price: 45,
    checkinTime: '03/01/2027',
    checkoutTime: '31/01/2027',
    goPeople: 3,
    goDate: '10/12/2026',
    sharedCost: 900,
    stops: [{ ...STOP, startDate: '2027-01-03', endDate: '2027-01-31', storedAs: 0 }],
    routineIds: { weekDayRoutine: ['cowork'] },
    amenityIds: ['wifi'],
    eventIds: [],
  } as unknown as StoredItinerant;
  const copied = ITINERANT_HOSTING.fieldsOfCopy(stored);
  expect(copied).toMatchObject({
    title: 'Down the coast',
    price: 45,
    weekDayRoutine: ['cowork'],
    amenity: ['wifi'],
    stops: [{ city: 'Lisbon', startDate: '', endDate: '', storedAs: null }],
    goPeople: null,
    goDate: null,
    sharedCost: null,
  });
  const values = v.parse(draftSchema, copied);
  expect(await objections(values)).toEqual(
    expect.arrayContaining(['checkinTime', 'checkoutTime', 'stops']),
  );
});
