import type { ItinerantStop } from '#features/itinerants/contract.ts';
import { placeOfForm, shownPosition } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { HostedStop } from '../store/hosting.ts';

/**
 * The stops of a form with the values that are derived from their points. A host's listings at one
 * address are shifted to the same point, whichever stop it is.
 *
 * @throws Problem 'invalid-input' at each invalid place
 */
export function stopsOfForm(
  hostId: string,
  stops: readonly ItinerantStop[],
  { config }: Pick<Services, 'config'>,
  translate: Translator,
): HostedStop[] {
  return stops.map(({ startDate, endDate, meetingPoint, checkInFrom, ...stop }, at) => {
    const { position, ...place } = placeOfStop(stop, at, translate);
    return {
      ...place,
      startDate,
      endDate,
      meetingPoint,
      checkInFrom,
      shown: shownPosition(hostId, position, config),
      exact: position,
    };
  });
}

function placeOfStop(
  stop: Pick<ItinerantStop, 'location' | 'region' | 'city'>,
  at: number,
  translate: Translator,
) {
  try {
    return placeOfForm(stop, translate);
  } catch (error) {
    if (!(error instanceof Problem) || error.fields === undefined) throw error;
    const fields = Object.entries(error.fields).map(([field, text]) => [
      `stops.${at}.${field}`,
      text,
    ]);
    throw new Problem('invalid-input', { fields: Object.fromEntries(fields) });
  }
}
