import * as v from 'valibot';
import { expect, it } from 'vitest';
import { stayPreviewSchema } from '../../contract.ts';
import { STAY_HOSTING } from './hosting-dialog.tsx';
import type { HostingValues } from './stay-form.ts';

const blank = v.parse(stayPreviewSchema, {});

/** Errors of all steps, in the order of their fields. */
async function objections(values: HostingValues): Promise<string[]> {
  const answers = await Promise.all(STAY_HOSTING.steps.map(({ check }) => check?.(values)));
  return answers.flatMap((answer) => Object.keys(answer?.errors ?? {}));
}

it('a new form has the defaults of spec 3 §3.2', () => {
  expect(blank).toMatchObject({
    guestCount: 1,
    roomCount: 1,
    bathroomCount: 1,
    minnight: 14,
    price: 1,
    securityDeposit: 0,
    discount: 0,
    womenDiscount: 0,
    specialDiscount: 0,
    volunteerDiscount: 0,
    influencerDiscount: 0,
    studentDiscount: 0,
    parentDiscount: 0,
    localDiscount: 0,
    location: null,
    imageSrc: [],
  });
});

it('asks for place, address, title and description, and nothing else (spec 3 §5)', async () => {
  expect((await objections(blank)).sort()).toEqual(['address', 'description', 'location', 'title']);
});

it('objects to nothing in a whole form, but to a price under 1 and a 31st picture', async () => {
  const whole: HostingValues = {
    ...blank,
    title: 'The attic',
    description: 'Under the roof.',
    address: 'Rua das Flores 7',
    location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] },
  };
  const pictures = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
  expect(await objections({ ...whole, imageSrc: pictures(30) })).toEqual([]);
  expect(await objections({ ...whole, imageSrc: pictures(31) })).toEqual(['imageSrc']);
  expect(await objections({ ...whole, price: 0 })).toEqual(['price']);
});
