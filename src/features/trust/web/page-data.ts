import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { orNotFound } from '#platform/web/api/or-not-found.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { PageSearch } from '#platform/web/lists/page-search.ts';
import type { listQueue, Statement, showTransparency } from '../contract.ts';

/** The queue of administrators. */
export type Queue = RouteResponse<typeof listQueue>;
export type Transparency = RouteResponse<typeof showTransparency>;

/**
 * A page of the queue, for a moderator; null while signed out.
 *
 * @throws notFound for a page that can't be one
 */
export function loadQueue(me: object | null, query: PageSearch): Promise<Queue | null> {
  return whileSignedIn(me, async () => {
    const { listQueue: address } = await import('../contract/addresses.gen.ts');
    return orNotFound(call(address, { query }));
  });
}

/** @throws notFound for a token that opens none */
export async function loadStatement(token: string): Promise<Statement> {
  const { showStatement } = await import('../contract/addresses.gen.ts');
  return orNotFound(call(showStatement, { params: { token } }));
}

/** @param year undefined for this one */
export async function loadTransparency(year: number | undefined): Promise<Transparency> {
  const { showTransparency: address } = await import('../contract/addresses.gen.ts');
  return call(address, year === undefined ? {} : { query: { year: String(year) } });
}
