import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { cutPage } from '#platform/server/database/keyset.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import type * as contract from '../contract.ts';
import { listAuditRows } from './store/log.ts';

/** A page of what staff did, the latest first. */
export async function listLog(
  { before, after, ...filter }: RouteInput<typeof contract.listLog>['query'],
  { services }: SignedInContext,
): Promise<RouteAnswer<typeof contract.listLog>> {
  const start = { behind: before ?? null, before: after ?? null };
  const rows = await listAuditRows(services.database.main, { ...filter, start }, PAGE_ROWS + 1);
  return cutPage(rows, PAGE_ROWS, start, ({ seq }) => seq);
}
