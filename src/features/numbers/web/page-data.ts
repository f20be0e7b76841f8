import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { Numbers } from '../contract.ts';

/** The search parameters of the page, as they are written. */
export interface NumbersSearch {
  readonly year?: string;
  readonly home?: string;
}

/**
 * The figures of the caller's homes; null while signed out.
 *
 * @throws notFound for a year or a home that the caller has no figures of
 */
export function loadNumbers(
  { year, home }: NumbersSearch,
  me: object | null,
): Promise<Numbers | null> {
  return whileSignedIn(me, async () => {
    const { showNumbers } = await import('../contract/addresses.gen.ts');
    const query = {
      ...(year === undefined ? {} : { year }),
      ...(home === undefined ? {} : { listingId: home }),
    };
    try {
      return await call(showNumbers, { query });
    } catch (error) {
      const code = error instanceof ApiError ? error.problem.code : undefined;
      if (code === 'not-found' || code === 'invalid-input') throw notFound();
      throw error;
    }
  });
}
