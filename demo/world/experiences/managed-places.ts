import type { PricingOptionType } from '#domain/experience-pricing.ts';
import { experienceStyle } from '#features/experiences/index.server.ts';
import { at } from '../random.ts';
import { MANAGED } from './data/managed.ts';
import type { DemoManagedPlace } from './demo-experience.ts';
import { publicPlace } from './public-place.ts';

/**
 * The twelve places that hosts of the demo world manage.
 *
 * @param hostsByCity which of the hosts, by their place in the list, look after each city
 */
export function buildManagedPlaces(
  hosts: readonly { readonly id: string }[],
  hostsByCity: ReadonlyMap<string, readonly number[]>,
): DemoManagedPlace[] {
  return MANAGED.map(({ city, place, as, by, asks }) => {
    const style = experienceStyle(as);
    if (style === null) throw new Error(`There is no style ${as}.`);
    const own = hostsByCity.get(city) ?? [0];
    const manager = at(hosts, at(own, by === 'first' ? 0 : own.length - 1));
    const options = Object.entries(asks) as [PricingOptionType, number][];
    return {
      recommendationId: publicPlace(city, place).id,
      managerId: manager.id,
      arrangements: style.arrangements,
      hostArrangements: style.hostArrangements,
      costArrangements: style.costArrangements,
      pricingOptions: options.map(([type, dollars]) => ({ type, amount: dollars * 100 })),
    };
  });
}
