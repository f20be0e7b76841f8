import { msg } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { toCents, toDollars } from '#domain/money.ts';
import { mailRecipient, personByEmail } from '#features/accounts/index.server.ts';
import { catalogueIds } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type RequestContext, type ServedRoute, serve } from '#platform/server/http/serve.ts';
import {
  COST_ARRANGEMENTS,
  HOST_ARRANGEMENTS,
  INCLUDED_ARRANGEMENTS,
} from '../../catalogue/arrangements.ts';
import * as contract from '../../contract/managed.ts';
import type {
  listManagedPlaces as listManagedPlacesRoute,
  setManagedPlace as setManagedPlaceRoute,
} from '../../contract.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import { SUBMIT_PROBLEM_TEXTS } from '../../labels/submit-problems.ts';
import { PLACES, placeById } from '../../places/catalogue.ts';
import { formatAddress, formatTown } from '../places/google.ts';
import {
  deleteManagedPlace,
  type ManagedPlace,
  listManagedPlaces as readManagedPlaces,
  writeManagedPlace,
} from '../store/managed-places.ts';

/** The managed places, and those without a manager, for administrators. */
export async function listManagedPlaces({
  db,
  translate,
}: RequestContext): Promise<InferOutput<typeof listManagedPlacesRoute.response>> {
  const { locale } = translate;
  const rows = await readManagedPlaces(db);
  const taken = new Set(rows.map(({ recommendationId }) => recommendationId));
  const managed = [];
  for (const row of rows) {
    const place = placeById(row.recommendationId);
    const manager = await mailRecipient(db, row.managerId);
    managed.push({
      ...toTerms(row),
      name: place?.name ?? row.recommendationId,
      address: place === null ? '' : formatAddress(place, locale),
      managerName: manager?.name ?? '',
      managerEmail: manager?.email ?? '',
    });
  }
  managed.sort((one, other) => one.name.localeCompare(other.name, locale));
  const free = PLACES.filter(({ id }) => !taken.has(id))
    .map((place) => ({ place, town: formatTown(place, locale) }))
    .sort(
      (one, other) =>
        one.place.city.countryCode.localeCompare(other.place.city.countryCode) ||
        one.town.localeCompare(other.town, locale),
    )
    .map(({ place }) => ({
      recommendationId: place.id,
      name: place.name,
      address: formatAddress(place, locale),
    }));
  return { managed, free };
}

function toTerms(row: ManagedPlace) {
  const { recommendationId, managerId, version, pricingOptions } = row;
  const asked = PRICING_OPTIONS.map((type) => {
    const option = pricingOptions.find((each) => each.type === type);
    return [type, option === undefined ? null : toDollars(option.amount)] as const;
  });
  return {
    recommendationId,
    managerId,
    version,
    arrangements: [...row.arrangements],
    hostArrangements: [...row.hostArrangements],
    costArrangements: [...row.costArrangements],
    prices: Object.fromEntries(asked) as Record<(typeof PRICING_OPTIONS)[number], number | null>,
  };
}

/**
 * Removes the manager of a place; saved experiences retain the terms they were saved with.
 *
 * @throws Problem 'not-found' without a manager
 */
export async function removeManagedPlace(
  recommendationId: string,
  { db }: Pick<RequestContext, 'db'>,
): Promise<{ done: true }> {
  if (!(await deleteManagedPlace(db, recommendationId))) throw new Problem('not-found');
  return { done: true };
}

/**
 * Makes a user the manager of a place of the catalogue, with terms. Experiences that are saved from
 * then on have these terms; existing ones retain theirs until their hosts change them.
 *
 * @throws Problem 'not-found' for a place that isn't in the catalogue, 'invalid-input' with a
 *   text at each invalid field
 */
export async function setManagedPlace(
  recommendationId: string,
  terms: InferOutput<typeof setManagedPlaceRoute.body>,
  { db, translate }: RequestContext,
): Promise<{ version: number }> {
  if (placeById(recommendationId) === null) throw new Problem('not-found');
  const { managerEmail, prices } = terms;
  const listed = {
    arrangements: catalogueIds(
      'arrangements',
      INCLUDED_ARRANGEMENTS,
      terms.arrangements,
      translate,
    ),
    hostArrangements: catalogueIds(
      'hostArrangements',
      HOST_ARRANGEMENTS,
      terms.hostArrangements,
      translate,
    ),
    costArrangements: catalogueIds(
      'costArrangements',
      COST_ARRANGEMENTS,
      // At every managed place, the host chooses whether to pay now.
      terms.costArrangements.filter((id) => id !== PAY_NOW),
      translate,
    ),
  };
  if (listed.arrangements.length + listed.costArrangements.length === 0) {
    // Hosts can't change them, and without any they can't list there (spec 2 §5).
    const text = translate(SUBMIT_PROBLEM_TEXTS.arrangements);
    throw new Problem('invalid-input', { fields: { arrangements: text } });
  }
  const manager = await personByEmail(db, managerEmail);
  if (manager === null) {
    const text = translate(msg`No one here has confirmed this address.`);
    throw new Problem('invalid-input', { fields: { managerEmail: text } });
  }
  const version = await writeManagedPlace(db, {
    recommendationId,
    managerId: manager.id,
    ...listed,
    pricingOptions: PRICING_OPTIONS.flatMap((type) => {
      const dollars = prices[type] ?? null;
      return dollars === null ? [] : [{ type, amount: toCents(dollars) }];
    }),
  });
  return { version };
}

/** Routes about managed places, for administrators. */
export const managedRoutesServed: readonly ServedRoute[] = [
  serve(contract.listManagedPlaces, (_, context) => listManagedPlaces(context)),
  serve(contract.setManagedPlace, ({ params, body }, context) =>
    setManagedPlace(params.id, body, context),
  ),
  serve(contract.removeManagedPlace, ({ params }, context) =>
    removeManagedPlace(params.id, context),
  ),
];
