import type { HostingValues } from '../experience-form.ts';
import type { LoadedPlace } from './place-loader.ts';

type Filled = Pick<
  HostingValues,
  'recommendationId' | 'title' | 'address' | 'description' | 'amenity'
>;

/** Fields that a recommended place fills in, and the amenities that it clears (spec 2 §4). */
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
 * Whether a place overwrites the host's own input or choices: values that the previous place had
 * filled in don't count.
 *
 * @param former the place that was chosen before; null for none
 */
export function overwritesInput(
  values: Filled,
  chosen: Filled,
  former: LoadedPlace | null,
): boolean {
  const before = former === null ? null : filledByPlace(former);
  const isLost = (field: 'title' | 'address' | 'description') =>
    values[field] !== '' && values[field] !== chosen[field] && values[field] !== before?.[field];
  return values.amenity.length > 0 || isLost('title') || isLost('address') || isLost('description');
}

/**
 * Fields to clear with a deselected place: those it had filled in and the host hasn't changed
 * since, including a title that the style precedes.
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
