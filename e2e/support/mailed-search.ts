import { test } from '@playwright/test';
import { searchToken } from '#features/alerts/server/search-token.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { type Caller, callApi } from './call-api.ts';

/** Saves a search, and gives the path to which each mail about it links. */
export async function saveSearch(person: Caller): Promise<string> {
  const body = { kind: 'stay', query: { address: 'Lisbon' }, name: 'Lisbon', rhythm: 'daily' };
  const { id } = await callApi<{ id: string }>(person, 'POST', '/api/saved-searches', body);
  // The server keeps the secret of its signatures in the folder of its data.
  const config = loadConfig({ DATA_DIR: test.info().project.metadata.data });
  return `/saved-searches/emails/${searchToken(id, config)}`;
}
