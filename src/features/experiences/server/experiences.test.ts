import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { ExperiencePreview, StoredExperience } from '#features/experiences/contract.ts';
import { experienceCalls } from './testing/experience-calls.ts';
import { EXPERIENCE_FORM, WEEKLY } from './testing/experience-form.ts';

const NOW = '2026-05-01T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());
const { host, create, created, page, sessions } = await experienceCalls(app);
beforeEach(() => app.clock.set(NOW));

describe('creating an experience', () => {
  test('makes a session of each of its days, in the time of its zone', async () => {
    const id = await created();
    const made = await sessions(id);
    expect(made.map(({ date }) => date).slice(0, 3)).toEqual([
      '2026-05-05',
      '2026-05-12',
      '2026-05-19',
    ]);
    expect(made[0]).toMatchObject({
      startsAt: '2026-05-05T18:30:00+01:00',
      endsAt: '2026-05-05T21:00:00+01:00',
      title: 'Tuesday table',
      left: 7,
      capacity: 7,
    });
    const { body } = await page(id);
    expect(body).toMatchObject({
      title: 'Family Dinner - Long table in Graça',
      category: 'Community',
      style: 'family-dinner',
      price: { tier: 'weekly', session: 1_750, period: 1_750, fee: 500, deposit: 2_000 },
      policy: { id: 'casual-cancel', label: 'Casual Cancel' },
      own: false,
      state: 'listed',
    });
    expect(body.sessions).toHaveLength(12);
  });

  test('tells no stranger the street or how to get in', async () => {
    const id = await created();
    const { text } = await page(id);
    expect(text).not.toContain(EXPERIENCE_FORM.address);
    expect(text).not.toContain(EXPERIENCE_FORM.instructions);
  });

  test('is read back as it was written', async () => {
    const id = await created();
    const { body } = await app.request<StoredExperience>('GET', `/api/experienceinfo/${id}`, {
      as: host,
    });
    expect(body).toMatchObject({
      title: EXPERIENCE_FORM.title,
      price: 17.5,
      arrangementFee: 5,
      depositAmount: 20,
      guestCount: 8,
      instructions: EXPERIENCE_FORM.instructions,
      routineSchedule: [{ title: 'Tuesday table', startsOn: '2026-05-05' }],
      version: 1,
    });
    expect(body.acknowledgedDisclaimers.toSorted()).toEqual(
      [...EXPERIENCE_FORM.acknowledgedDisclaimers].sort(),
    );
  });

  test.each<[string, object, string, string]>([
    [
      'no arrangement',
      { arrangements: [] },
      'arrangements',
      'Please select at least one arrangement.',
    ],
    ['no amenity', { amenity: [] }, 'amenity', 'Please select at least one amenity.'],
    ['no picture', { imageSrc: [] }, 'imageSrc', 'At least one image is required'],
    [
      'no entry',
      { routineSchedule: [] },
      'routineSchedule',
      'Please add at least one schedule entry.',
    ],
    ['no rules', { rules: ' ' }, 'rules', 'Rules are required'],
    ['no instructions', { instructions: '' }, 'instructions', 'Instructions are required'],
    [
      'one participant',
      { guestCount: 1 },
      'guestCount',
      'Guest count must be at least 2, you included',
    ],
    [
      'no policy',
      { cancellationPolicy: null },
      'cancellationPolicy',
      'Cancellation policy is required',
    ],
    [
      'no title',
      { title: '' },
      'title',
      'Title and address are required when no recommendation is selected',
    ],
    [
      'a title that is only its style',
      { title: 'Family Dinner - ' },
      'title',
      'Title and address are required when no recommendation is selected',
    ],
    [
      'neither title nor address at a place that is not ours',
      { title: '', address: '', recommendationId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' },
      'title',
      'Title and address are required when no recommendation is selected',
    ],
    ['a style of another category', { style: 'surf' }, 'style', 'Style is required'],
    ['a picture of nobody', { imageSrc: ['/media/x'] }, 'imageSrc.0', ''],
    [
      'a zone that is none',
      { routineSchedule: [{ ...WEEKLY, timeZone: 'Mars/Base' }] },
      'routineSchedule.0.timeZone',
      '',
    ],
    [
      'a fixed distance from UTC',
      { routineSchedule: [{ ...WEEKLY, timeZone: '+02:00' }] },
      'routineSchedule.0.timeZone',
      '',
    ],
    [
      'an end before the start',
      { routineSchedule: [{ ...WEEKLY, endTime: '18:00' }] },
      'routineSchedule.0.endTime',
      'End time must be after start time.',
    ],
    [
      'the year 9999',
      {
        routineSchedule: [
          {
            ...WEEKLY,
            recurrence: { type: 'weekly', until: '9999-12-31' },
            startsOn: '9999-12-31',
          },
        ],
      },
      'routineSchedule.0.startsOn',
      '',
    ],
    [
      'an entry that overlaps',
      { routineSchedule: [WEEKLY, { ...WEEKLY, startTime: '20:00', endTime: '22:00' }] },
      'routineSchedule.1.startTime',
      'This schedule overlaps with an existing one.',
    ],
    [
      'a day that is over',
      {
        routineSchedule: [
          { ...WEEKLY, days: [], recurrence: { type: 'one-time' }, specificDate: '2026-04-30' },
        ],
      },
      'routineSchedule.0.specificDate',
      'Dates cannot be in the past.',
    ],
  ])('with %s is refused at its field, and writes nothing', async (_, overrides, field, text) => {
    const { status, body } = await create(overrides);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    if (text !== '') expect(body.fields?.[field]).toBe(text);
  });

  test('without every disclaimer is refused', async () => {
    const { body } = await create({ acknowledgedDisclaimers: ['host-responsibilities'] });
    expect(body.code).toBe('disclaimers-missing');
    expect(Object.keys(body.fields ?? {})).toEqual([
      'acknowledgedDisclaimers.location-liability',
      'acknowledgedDisclaimers.participant-waivers',
    ]);
  });

  test('at the rate of its style splits it among all', async () => {
    const { body } = await app.request<{ price: Record<string, number> }>(
      'POST',
      '/api/experience-preview',
      {
        body: { ...EXPERIENCE_FORM, isPriceAutomatic: true, price: 0 } satisfies Partial<
          Record<keyof ExperiencePreview, unknown>
        >,
        as: host,
      },
    );
    // $80 a session and one session a week, among eight.
    expect(body.price).toMatchObject({
      source: 'base',
      tier: 'weekly',
      basePrice: 8_000,
      share: 1_000,
      fee: 500,
      guestOwes: 1_500,
      hostOwes: 1_000,
      guestsPay: 10_500,
    });
    const mismatch = await create({ isPriceAutomatic: true, price: 3 });
    expect(mismatch.body.code).toBe('price-mismatch');
    const id = await created({ isPriceAutomatic: true, price: 10 });
    expect((await page(id)).body.price).toMatchObject({ period: 1_000, basePrice: 8_000 });
  });
});
