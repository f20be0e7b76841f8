import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { orNotFound } from '#platform/web/api/or-not-found.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { SavedSearchItem, showMailedSearch } from '../contract.ts';

export type MailedSearch = RouteResponse<typeof showMailedSearch>;

/** The user's saved searches; null while signed out. */
export function loadSavedSearches(me: object | null): Promise<SavedSearchItem[] | null> {
  return whileSignedIn(me, async () => {
    const { listSavedSearches } = await import('../contract/addresses.gen.ts');
    return (await call(listSavedSearches, {})).items;
  });
}

/** @throws notFound for a token that opens none */
export async function loadMailedSearch(token: string): Promise<MailedSearch> {
  const { showMailedSearch: address } = await import('../contract/addresses.gen.ts');
  return orNotFound(call(address, { params: { token } }));
}
