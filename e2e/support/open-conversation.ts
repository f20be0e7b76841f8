import { type Caller, callApi } from './call-api.ts';
import { someHome } from './list-home.ts';

/** Opens a conversation of the signed-in guest with a new host, and gives its id. */
export async function openConversation(guest: Caller): Promise<string> {
  const { id: listingId } = await someHome();
  const body = { listingId };
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', body);
  return id;
}
