import type { HostingValues } from '../experience-form.ts';
import type { LoadedPlace } from './place-loader.ts';

type Filled = Pick<
  HostingValues,
  'recommendationId' | 'title' | 'address' | 'description' | 'amenity'
>;

/** What a recommended place fills in, and the amenities that it clears (spec 2 §4). */
export function filledByPlace({ place, details }: LoadedPlace): Filled {
  return {
    recommendationId: place.id,
    title: details?.name || place.name,
    address: details?.formatted_address || place.address,
    description: place.details,
    amenity: [],
  };
}

/**
 * Whether a place takes something away that the host wrote or chose: what the place before it had
 * filled in is no loss.
 *
 * @param former the place that was chosen before; null for none
 */
export function losesByPlace(values: Filled, chosen: Filled, former: LoadedPlace | null): boolean {
  const before = former === null ? null : filledByPlace(former);
  const isLost = (field: 'title' | 'address' | 'description') =>
    values[field] !== '' && values[field] !== chosen[field] && values[field] !== before?.[field];
  return values.amenity.length > 0 || isLost('title') || isLost('address') || isLost('description');
}

/**
 * What is cleared with a place that is chosen no more: what it had filled in and nobody has changed
 * since, a title also where the style stands before it.
 */
export function clearedWithPlace(
  values: Pick<Filled, 'title' | 'address' | 'description'>,
  former: LoadedPlace,
): Partial<Pick<Filled, 'title' | 'address' | 'description'>> {
  const { title, address, description } = filledByPlace(former);
  const isItsTitle = values.title === title || values.title.endsWith(` - ${title}`);
  return {
    ...(isItsTitle ? { title: '' } : {}),
    ...(values.address === address ? { address: '' } : {}),
    ...(values.description === description ? { description: '' } : {}),
  };
}
