import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { listResolutions } from '../../../contract.ts';

/** A reservation with a claim or a problem that is open. */
export type OpenResolution = RouteResponse<typeof listResolutions>['items'][number];

/** Claims and problems that are open, and the moment they were read. */
export interface OpenResolutionList {
  readonly items: readonly OpenResolution[];
  /** How many are open. */
  readonly count: number;
  /** ISO instant. */
  readonly readAt: string;
}

/** Open claims and problems, for an administrator; null while signed out. */
export function loadOpenResolutions(me: object | null): Promise<OpenResolutionList | null> {
  return whileSignedIn(me, async () => {
    const { listResolutions } = await import('../../../contract/addresses.gen.ts');
    const { items } = await call(listResolutions, {});
    return { items, count: countOpen(items), readAt: new Date().toISOString() };
  });
}

function countOpen(items: readonly OpenResolution[]): number {
  return items.reduce((sum, { resolutions: { claim, cases } }) => {
    const isClaimed = claim !== null && !['agreed', 'decided'].includes(claim.state);
    return sum + (isClaimed ? 1 : 0) + cases.filter(({ state }) => state !== 'closed').length;
  }, 0);
}
