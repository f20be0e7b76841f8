import type { InferOutput } from 'valibot';
import { PRICING_OPTIONS } from '#domain/experience-pricing.ts';
import { toDollars } from '#domain/money.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { listManagedPlaces as contract } from '#features/experiences/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { PLACES, placeById } from '../../places/catalogue.ts';
import { formatAddress, formatTown } from '../places/place-texts.ts';
import {
  type ManagedPlace,
  listManagedPlaces as readManagedPlaces,
} from '../store/managed-places.ts';

/** The managed places, and those without a manager, for administrators. */
export async function listManagedPlaces({
  db,
  translate,
}: RequestContext): Promise<InferOutput<typeof contract.response>> {
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
