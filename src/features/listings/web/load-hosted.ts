import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listHosted } from '../contract/addresses.gen.ts';

export type HostedPage = RouteResponse<typeof listHosted>;

/** A page of what a person hosts. @throws ApiError, OfflineError */
export function readHosted(id: string, page: number): Promise<HostedPage> {
  return call(listHosted, { params: { id }, query: { page: String(page) } });
}

/** The first page; null if it failed to load, so that the rest of a person's page is shown. */
export function loadHosted(id: string): Promise<HostedPage | null> {
  return readHosted(id, 1).catch(() => null);
}
