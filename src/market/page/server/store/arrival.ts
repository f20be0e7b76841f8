import { eq } from 'drizzle-orm';
import { listingArrivals } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** Exact place and entry instructions of a listing. For its host and a guest about to arrive. */
export interface Arrival {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly wifiName: string;
  readonly wifiPassword: string;
  readonly entryInstructions: string;
}

/** The secrets of a listing; the caller must check who may read them. */
export async function loadArrival(db: Queryable, listingId: string): Promise<Arrival | null> {
  const [row] = await db
    .select({
      address: listingArrivals.address,
      latitude: listingArrivals.latitude,
      longitude: listingArrivals.longitude,
      wifiName: listingArrivals.wifiName,
      wifiPassword: listingArrivals.wifiPassword,
      entryInstructions: listingArrivals.entryInstructions,
    })
    .from(listingArrivals)
    .where(eq(listingArrivals.listingId, listingId));
  return row ?? null;
}
