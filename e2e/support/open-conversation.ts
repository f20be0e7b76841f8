import type { BrowserContext } from '@playwright/test';
import { callApi } from './call-api.ts';
import { dayFromToday, hostsFreeStay } from './find-stay.ts';

/** Opens a conversation of the signed-in guest with a host of the demo world, and gives its id. */
export async function openConversation(guest: BrowserContext): Promise<string> {
  const { id: listingId } = await hostsFreeStay(guest, dayFromToday(300), dayFromToday(330));
  const body = { listingId };
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', body);
  return id;
}
