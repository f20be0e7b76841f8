import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { toDollars } from '#domain/money.ts';
import { type AppEnv, callerNetwork } from '#platform/server/http/caller.ts';

import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import {
  COST_ARRANGEMENTS,
  HOST_ARRANGEMENTS,
  INCLUDED_ARRANGEMENTS,
} from '../catalogue/arrangements.ts';
import type { ManagedExperiences } from '../contract/managed.ts';
import { MANAGED_EXPERIENCES } from '../contract/paths.ts';
import { listManagedPlaces, type ManagedPlace } from './store/managed-places.ts';

/**
 * `GET /data/managedExperiences.json` (spec 2 §7): the terms of all managed places, in the user's
 * language. Managers appear by their ids alone.
 */
export function mountManagedExperiences(
  app: Hono<AppEnv>,
  { database, translatorFor }: Pick<Services, 'database' | 'translatorFor'>,
  limits: Pick<RateLimits, 'spend'>,
): void {
  app.get(MANAGED_EXPERIENCES, async (c) => {
    await limits.spend('picture', callerNetwork(c.get('address')));
    const translate = translatorFor(c.req.raw.headers);
    const places = await listManagedPlaces(database.main);
    const records: ManagedExperiences = Object.fromEntries(
      places.map((place) => [place.recommendationId, toManagedRecord(place, translate)]),
    );
    const body = JSON.stringify(records);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    c.header('etag', etag);
    // Revalidated each time, mostly by its ETag: terms may change at any moment.
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Accept-Language, Cookie');
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('content-type', 'application/json; charset=utf-8');
    return c.body(body);
  });
}

function toManagedRecord(place: ManagedPlace, translate: Translator): ManagedExperiences[string] {
  return {
    managedBy: place.managerId,
    experienceDetails: {
      arrangements: shown(INCLUDED_ARRANGEMENTS, place.arrangements, translate),
      hostArrangements: HOST_ARRANGEMENTS.filter(({ id }) =>
        place.hostArrangements.includes(id),
      ).map(({ id, label, icon, discountDetails }) => ({
        id,
        label: translate(label),
        icon,
        discountDetails: translate(discountDetails),
      })),
      costArrangements: shown(COST_ARRANGEMENTS, place.costArrangements, translate),
      pricingOptions: place.pricingOptions.map(({ type, amount }) => ({
        type,
        amount: toDollars(amount),
      })),
    },
  };
}

type Entry = (typeof INCLUDED_ARRANGEMENTS)[number] | (typeof COST_ARRANGEMENTS)[number];

function shown(list: readonly Entry[], ids: readonly string[], translate: Translator) {
  return list
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label, icon }) => ({ id, label: translate(label), icon }));
}
