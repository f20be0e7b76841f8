import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { previewExperience } from '../contract.ts';
import { makeExperienceStage, type Refusal } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app, form, host } = stage;
afterAll(() => app.close());

/** Jardim da Estrela in Lisbon, whose manager charges $9 a week. */
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';
const manager = await app.signUp('Mara Manager');
await app.services.database.main.execute(sql`
  insert into managed_place (recommendation_id, manager_id, pricing_options)
  values (${PLACE}, ${manager.id}, '[{"type": "weekly", "amount": 900}]'::jsonb)`);

async function getWarnings(changed: object, as = host): Promise<readonly string[]> {
  const { body, text } = await app.request<RouteResponse<typeof previewExperience> & Refusal>(
    'POST',
    '/api/experience-preview',
    { body: { ...form, isPriceAutomatic: true, ...changed }, as },
  );
  if (body.price === undefined || body.price === null) throw new Error(text);
  return body.price.warnings;
}

const NOBODY = 'Participant count must be at least 1 (yourself)';
const BULK = 'With more than 20 guests, consider a bulk discount.';
const FEE = "The arrangement fee is higher than each guest's share of the base price.";
const LOW = 'The base price is under $10. Is that what you meant?';

// The style's rate is $80 a session, of which there is one a week.
test.each<[string, object, string[]]>([
  ['eight at the rate of the style', {}, []],
  ['nobody', { guestCount: 0 }, [NOBODY]],
  ['one alone', { guestCount: 1 }, []],
  ['twenty', { guestCount: 20, arrangementFee: 1 }, []],
  ['more than twenty', { guestCount: 21, arrangementFee: 1 }, [BULK]],
  ['a fee as high as the share', { guestCount: 8, arrangementFee: 10 }, []],
  ['a fee above the share', { guestCount: 9, arrangementFee: 10 }, [FEE]],
  ['a base price under $10', { recommendationId: PLACE, arrangementFee: 1 }, [LOW]],
  ['all at once', { recommendationId: PLACE, guestCount: 25, arrangementFee: 5 }, [BULK, FEE, LOW]],
  ['a price of the host alone', { isPriceAutomatic: false, arrangementFee: 10, price: 1 }, []],
])('the panel warns of %s as spec 2 §5 and §9 have it', async (_, changed, told) => {
  expect(await getWarnings(changed)).toEqual(told);
});

test('an owner is not warned of their own low price', async () => {
  const cheap = { recommendationId: PLACE, imageSrc: [], imageAlt: [], arrangementFee: 1 };
  expect(await getWarnings(cheap, manager)).toEqual([]);
});

test('fewer than nobody is refused', async () => {
  const { status, body } = await app.request<Refusal>('POST', '/api/experience-preview', {
    body: { ...form, guestCount: -1 },
    as: host,
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['guestCount']]);
});
