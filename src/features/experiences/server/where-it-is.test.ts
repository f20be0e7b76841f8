import { afterAll, expect, test } from 'vitest';
import type { Recommendation } from '#features/experiences/contract.ts';
import { placeById } from '../places/catalogue.ts';
import { EXPERIENCE_FORM, LISBON } from './testing/experience-form.ts';
import { makeExperienceStage } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

/** A public place in Lisbon, from the recommendations. */
async function publicPlace() {
  const { body } = await app.request<{ recommendations: Recommendation[] }>(
    'GET',
    '/api/recommendations?countryCode=PT&city=Lisbon&category=Community&style=family-dinner',
    { as: stage.host },
  );
  const place = placeById(body.recommendations[0]?.id ?? '');
  if (place === null) throw new Error('there is a public place in Lisbon');
  return place;
}

test('a public place is shown openly, and what its host wrote of it is not', async () => {
  const { id, name, street, latitude, longitude } = await publicPlace();
  const { body, text } = await stage.page(
    await stage.created({ recommendationId: id, address: 'Behind the kiosk, bell 4' }),
  );
  expect(body.publicPlace).toMatchObject({ name });
  expect(body.publicPlace?.address).toContain(street);
  expect(body.place).toMatchObject({ latitude, longitude });
  expect(text).not.toContain('bell 4');
  expect(text).not.toContain(EXPERIENCE_FORM.instructions);
});

test('any other address is hidden until seats are confirmed, and told at once then', async () => {
  const id = await stage.created();
  const { body, text } = await stage.page(id);
  expect(body.publicPlace).toBeNull();
  expect([body.place.latitude, body.place.longitude]).not.toEqual([...LISBON]);
  expect(text).not.toContain(EXPERIENCE_FORM.address);

  const guest = await stage.newGuest();
  const [first] = await stage.firstOf(id);
  const booking = await stage.book(id, first, guest, { isPaid: false });
  expect((await stage.reservation(booking, guest)).arrival).toBeNull();
  const checkout = await stage.checkout(booking, guest);
  const { body: shown } = await app.request<{ description: string }>(
    'GET',
    `/api/sandbox-checkout/${checkout.split('/').at(-1)}`,
  );
  expect(shown.description).toMatch(/, Tue, May 5, 2026, 6:30\sPM$/);
  await stage.settle(checkout);
  // Four days before it begins.
  expect((await stage.reservation(booking, guest)).arrival).toMatchObject({
    address: EXPERIENCE_FORM.address,
    entryInstructions: EXPERIENCE_FORM.instructions,
  });
  const receipt = (await stage.mailsTo(guest)).find(({ template }) => template.endsWith('.paid'));
  expect(receipt?.text).toContain("You'll find the address and how to get in on your trip page.");
});
