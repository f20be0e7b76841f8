import { type Locator, type Page, request, test } from '@playwright/test';
import { type Caller, callApi, signInAsAdmin } from './call-api.ts';

/** A recommended place that somebody manages, and what it is recommended for. */
export interface FoundManagedPlace {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly category: string;
  readonly style: string;
}

type Managed = Record<
  string,
  {
    managedBy: string;
    experienceDetails: { arrangements: readonly object[]; pricingOptions: readonly object[] };
  }
>;

/** The place's option; other towns of a country have places of the same name. */
export function recommendationOf(within: Page | Locator, { id }: { readonly id: string }): Locator {
  return within.locator(`input[name=recommendationId][value="${id}"]`);
}

const COUNTRIES = ['PT', 'DE', 'ES', 'MX', 'TH', 'ID', 'JP', 'FR', 'IT', 'US', 'BR', 'ZA'];

interface Recommended {
  readonly id: string;
  readonly name: string;
}

/** Whether a place, with the terms of its manager or none, is the one that is wanted. */
type Wanted = (terms: Managed[string] | undefined) => boolean;

/** A place of the demo world that somebody else manages for a price, and that is recommended. */
export function findManagedPlace(person: Caller): Promise<FoundManagedPlace> {
  return findRecommended(person, isPriced);
}

/**
 * Makes a person the manager of a recommended place that nobody manages, at the terms of another
 * place of the same style. An administrator does so: only the database makes one, so it is that of
 * the demo world, who changes nothing of what is there.
 *
 * @param email confirmed
 */
export async function makeManager(email: string): Promise<FoundManagedPlace> {
  const { baseURL } = test.info().project.use;
  const admin = { request: await request.newContext(baseURL === undefined ? {} : { baseURL }) };
  await signInAsAdmin(admin);
  const model = await findRecommended(admin, isPriced);
  // Not in Portugal, where other tests look for places that nobody manages.
  const place = await findRecommended(admin, (terms) => terms === undefined, {
    styles: [model.style],
    countries: COUNTRIES.filter((code) => code !== 'PT'),
  });
  const { managed } = await callApi<{
    managed: readonly { recommendationId: string; [term: string]: unknown }[];
  }>(admin, 'GET', '/api/managed-places');
  const terms = managed.find(({ recommendationId }) => recommendationId === model.id);
  if (terms === undefined) throw new Error(`nobody manages ${model.name}`);
  const { arrangements, hostArrangements, costArrangements, prices } = terms;
  await callApi(admin, 'PUT', `/api/managed-places/${place.id}`, {
    managerEmail: email,
    arrangements,
    hostArrangements,
    costArrangements,
    prices,
  });
  return place;
}

const isPriced: Wanted = (terms) =>
  terms !== undefined &&
  terms.experienceDetails.pricingOptions.length > 0 &&
  terms.experienceDetails.arrangements.length > 0;

async function findRecommended(
  person: Caller,
  isWanted: Wanted,
  only: { readonly styles?: readonly string[]; readonly countries?: readonly string[] } = {},
): Promise<FoundManagedPlace> {
  const managed = await callApi<Managed>(person, 'GET', '/data/managedExperiences.json');
  const { styles } = await callApi<{ styles: readonly { id: string; category: string }[] }>(
    person,
    'GET',
    '/api/experience-choices',
  );
  for (const countryCode of only.countries ?? COUNTRIES) {
    for (const { id: style, category } of styles) {
      if (only.styles?.includes(style) === false) continue;
      const { recommendations } = await callApi<{ recommendations: readonly Recommended[] }>(
        person,
        'GET',
        `/api/recommendations?countryCode=${countryCode}&category=${category}&style=${style}`,
      );
      const fitting = recommendations.filter(({ id }) => isWanted(managed[id]));
      // Any of them: tests that go on at once would take the same.
      const found = fitting[Math.floor(Math.random() * fitting.length)];
      if (found !== undefined) {
        return { id: found.id, name: found.name, countryCode, category, style };
      }
    }
  }
  throw new Error('the demo world recommends such a place');
}
