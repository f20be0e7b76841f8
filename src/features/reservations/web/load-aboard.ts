import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import { listAboard } from '../contract/addresses.gen.ts';

/**
 * The people aboard an itinerant who agreed to be shown; null while signed out and on failure, so that
 * the page is shown without them.
 */
export function loadAboard(
  id: string,
  me: object | null,
): Promise<RouteResponse<typeof listAboard> | null> {
  return whileSignedIn(me, () => call(listAboard, { params: { id } })).catch(() => null);
}
