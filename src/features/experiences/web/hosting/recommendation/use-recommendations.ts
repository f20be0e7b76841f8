import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { listRecommendations, showPlaceDetails } from '../../../contract/addresses.gen.ts';
import { PAY_NOW } from '../../../labels/pay-now.ts';
import { former, UNDO_MS } from '../cascade/use-cascading.ts';
import { type HostingValues, useExperienceForm } from '../experience-form.ts';
import { loadManagedTerms, useManagedTerms, useReaderId } from './managed-place.ts';
import {
  type LoadedPlace,
  type LoadedPlaces,
  makePlaceLoader,
  type PlaceLoader,
} from './place-loader.ts';

/** Shared by all dialogs: a host who returns to the step finds the same places. */
const loader = makePlaceLoader({
  list: async ({ category, ...query }, signal) => {
    const { recommendations } = await call(
      listRecommendations,
      { query: { ...query, category: category as 'Community' } },
      { signal },
    );
    return recommendations;
  },
  details: async (placeId, signal) => {
    const { result } = await call(showPlaceDetails, { query: { place_id: placeId } }, { signal });
    return result;
  },
});
let asked = '';

/** A place of the latest results; null for another one. */
export function loadedPlace(id: string): LoadedPlace | null {
  const shown = loader.view();
  const places = 'places' in shown ? shown.places : [];
  return places.find(({ place }) => place.id === id) ?? null;
}

/** Recommended places for the values of the first step; null while too few are entered. */
export function useRecommendations():
  | (Pick<PlaceLoader, 'retry' | 'retryPlace'> & {
      readonly places: LoadedPlaces;
    })
  | null {
  const { location, category, style } = useExperienceForm().values;
  const places = useSyncExternalStore(loader.subscribe, loader.view, loader.view);
  const query =
    location === null || category === null || style === null
      ? ''
      : JSON.stringify({
          countryCode: location.value,
          region: location.region,
          city: location.city,
          category,
          style,
        });
  useEffect(() => {
    if (query === '' || (query === asked && loader.view().kind === 'there')) return;
    asked = query;
    loader.ask(JSON.parse(query));
  }, [query]);
  if (query === '') return null;
  return { places, retry: loader.retry, retryPlace: loader.retryPlace };
}

const NO_ARRANGEMENTS = { arrangements: [], hostArrangements: [], costArrangements: [] };

/**
 * Chooses a recommended place, or none (spec 2 §4): it fills in title, address and description,
 * clears the amenities, and applies the terms of its manager.
 *
 * @param places the available places
 */
export function useChoosePlace(
  places: readonly LoadedPlace[],
): (chosen: LoadedPlace | null) => Promise<void> {
  const { t } = useLingui();
  const { values, change } = useExperienceForm();
  const terms = useManagedTerms();
  const readerId = useReaderId();
  const latest = useRef(values.recommendationId);
  latest.current = values.recommendationId;

  return async (chosen) => {
    // Arrangements of another manager are not this host's choices.
    const freed = terms === null ? {} : NO_ARRANGEMENTS;
    const chosenBefore = places.find(({ place }) => place.id === values.recommendationId) ?? null;
    if (chosen === null) {
      const cleared = chosenBefore === null ? {} : clearedWithPlace(values, chosenBefore);
      change({ recommendationId: null, ...cleared, ...freed });
      return;
    }
    const filled = { ...filledByPlace(chosen), ...freed };
    // Undo also reverts the arrangements that the place's manager then sets.
    const before = former(values, { ...NO_ARRANGEMENTS, ...filled });
    change(filled);
    latest.current = chosen.place.id;
    if (overwritesInput(values, filled, chosenBefore)) {
      showToast('info', t`The place you chose replaced what was there.`, {
        label: t`Undo`,
        ms: UNDO_MS,
        onPress: () => change(before),
      });
    }
    const { id } = chosen.place;
    const managed = await loadManagedTerms(id, readerId).catch(() => null);
    // Another place was chosen meanwhile.
    if (managed === null || latest.current !== id) return;
    change({
      arrangements: managed.arrangements,
      hostArrangements: managed.hostArrangements,
      // The host still chooses whether to pay now.
      costArrangements: managed.costArrangements.filter((cost) => cost !== PAY_NOW),
    });
    showToast(
      'info',
      managed.isMine
        ? t`This is YOUR managed location! You won't pay as the owner.`
        : t`This is a managed location. Arrangements and pricing are set.`,
    );
  };
}

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
