import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/web/api/client.ts';
import { listRecommendations, showPlaceDetails } from '../../../contract/addresses.gen.ts';
import { useExperienceForm } from '../experience-form.ts';
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
