import { pathOf } from '#platform/web/api/client.ts';
import { PLACE_IMAGES, type SentExperience, type ToldField } from '../../../contract.ts';
import type { HostingValues } from '../experience-form.ts';
import { managedPlaces } from '../recommendation/managed-place.ts';
import { loadedPlace } from '../recommendation/use-recommendations.ts';

/**
 * What the payload of a new experience has besides the form (spec 2 §3). The server takes it, and
 * makes all of it anew.
 */
export async function toldFields(
  values: HostingValues,
): Promise<Record<ToldField, unknown> & Pick<SentExperience, 'deposit'>> {
  const { recommendationId, location, routineSchedule, depositRequired, depositAmount } = values;
  const chosen = recommendationId === null ? null : loadedPlace(recommendationId);
  const managed = await managedRecordOf(recommendationId);
  const photo = chosen?.details?.photos[0]?.photo_reference;
  return {
    locationValue: location?.value ?? null,
    rating: chosen?.details?.rating ?? chosen?.place.rating ?? null,
    time: routineSchedule[0]?.startTime ?? null,
    recommendedImageSrc:
      chosen === null || photo === undefined
        ? null
        : pathOf(PLACE_IMAGES, {}, { photo_reference: photo, place_id: chosen.place.placeId }),
    deposit: depositRequired ? depositAmount : 0,
    estimatedCost: (values.price ?? 0) + (values.arrangementFee ?? 0),
    recommendation: chosen?.place.name ?? null,
    recommendedLocationCity: chosen?.place.city ?? null,
    managedPricingOptions: managed?.experienceDetails.pricingOptions ?? [],
    isManaged: managed !== null,
    managerId: managed?.managedBy ?? null,
  };
}

/** Null too where it can't be had: the server knows better. */
async function managedRecordOf(recommendationId: string | null) {
  if (recommendationId === null) return null;
  const managed = await managedPlaces().catch(() => null);
  return managed?.[recommendationId] ?? null;
}
