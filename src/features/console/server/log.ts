import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { PAGE_ROWS } from '../contract/limits.ts';
import type * as contract from '../contract.ts';
import { listAuditRows } from './store/log.ts';

/** A page of what staff did, the latest first. */
export async function listLog(
  filter: RouteInput<typeof contract.listLog>['query'],
  { services }: SignedInContext,
): Promise<RouteAnswer<typeof contract.listLog>> {
  const rows = await listAuditRows(services.database.main, filter, PAGE_ROWS + 1);
  const items = rows.slice(0, PAGE_ROWS);
  return { items, next: rows.length > PAGE_ROWS ? (items.at(-1)?.seq ?? null) : null };
}
