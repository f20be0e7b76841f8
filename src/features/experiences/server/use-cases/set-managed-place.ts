import { msg } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { toCents } from '#domain/money.ts';
import { personByEmail } from '#features/accounts/index.server.ts';
import type { setManagedPlace as contract } from '#features/experiences/contract.ts';
import { catalogueIds } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import {
  COST_ARRANGEMENTS,
  HOST_ARRANGEMENTS,
  INCLUDED_ARRANGEMENTS,
} from '../../catalogue/arrangements.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import { SUBMIT_PROBLEM_TEXTS } from '../../labels/submit-problems.ts';
import { placeById } from '../../places/catalogue.ts';
import { writeManagedPlace } from '../store/managed-places.ts';

/**
 * Makes a user the manager of a place of the catalogue, with terms. Experiences that are saved from
 * then on have these terms; existing ones retain theirs until their hosts change them.
 *
 * @throws Problem 'not-found' for a place that isn't in the catalogue, 'invalid-input' with a
 *   text at each invalid field
 */
export async function setManagedPlace(
  recommendationId: string,
  terms: InferOutput<typeof contract.body>,
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
    const text = translate(msg`Nobody here has confirmed this address.`);
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
