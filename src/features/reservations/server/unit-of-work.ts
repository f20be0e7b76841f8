import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';

/** The context of a change to a reservation; the context of a request is one. */
export interface UnitOfWork {
  /** One transaction. */
  readonly db: Queryable;
  readonly now: Temporal.Instant;
  readonly services: Services;
}

/**
 * Runs `work` in a transaction of its own, for jobs and for calls that await an external service.
 */
export function inOwnTransaction<T>(
  services: Services,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  return services.database.transaction((db) => work({ db, now: services.now(), services }));
}
