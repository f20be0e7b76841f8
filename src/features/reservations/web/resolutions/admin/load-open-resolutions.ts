import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { orNotFound } from '#platform/web/api/or-not-found.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { PageSearch } from '#platform/web/lists/page-search.ts';
import type { listResolutions } from '../../../contract.ts';

type Page = RouteResponse<typeof listResolutions>;

/** A reservation with a claim or a problem that is open. */
export type OpenResolution = Page['items'][number];

/** A page of the claims and problems that are open, and the moment they were read. */
export interface OpenResolutionPage extends Page {
  /** ISO instant. */
  readonly readAt: string;
}

/**
 * A page of open claims and problems, for those who decide about money; null while signed out.
 *
 * @throws notFound for a page that can't be one
 */
export function loadOpenResolutions(
  me: object | null,
  query: PageSearch,
): Promise<OpenResolutionPage | null> {
  return whileSignedIn(me, async () => {
    const { listResolutions } = await import('../../../contract/addresses.gen.ts');
    const page = await orNotFound(call(listResolutions, { query }));
    return { ...page, readAt: new Date().toISOString() };
  });
}
