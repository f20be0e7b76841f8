import { notFound } from '@tanstack/react-router';
import { seatsRequest } from '#domain/search/seats-request.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import { showExperience } from '../../contract/addresses.gen.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { fitSeatsRequest } from './seats-request.ts';
import { loadSeatsQuote, type SeatsQuoteResult } from './use-seats-quote.ts';

/** Initial data of an experience's page. */
export interface ExperienceData {
  readonly experience: ExperienceDetails;
  /**
   * The price of the session in the URL, otherwise of the next with seats; null where there is
   * none.
   */
  readonly quote: SeatsQuoteResult | null;
}

/**
 * An experience with the price of the session in the URL.
 *
 * @throws notFound when it is unknown, was removed or isn't listed; ApiError, OfflineError
 */
export async function loadExperience(
  id: string,
  params: UrlParams,
  signal: AbortSignal,
): Promise<ExperienceData> {
  const experience = await call(showExperience, { params: { id } }, { signal }).catch(
    (error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    },
  );
  if (experience === null) throw notFound();
  const request = fitSeatsRequest(readSearch(seatsRequest, params), experience);
  // Without its price the page is still worth showing; it requests the price again automatically.
  const quote = await loadSeatsQuote(id, request, signal).catch(() => null);
  return { experience, quote };
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'not-found';
}

/** Whether guests can reserve now: it is listed, and has a coming session. */
export function isOpenToGuests({ state, sessions }: Pick<ExperienceDetails, 'state' | 'sessions'>) {
  return state === 'listed' && sessions.some(({ status }) => status === 'scheduled');
}
