import { notFound } from '@tanstack/react-router';
import type { RouteResponse } from '#platform/contract/route.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { listQueue, Statement, showTransparency } from '../contract.ts';

/** The queue of administrators. */
export type Queue = RouteResponse<typeof listQueue>;
export type Transparency = RouteResponse<typeof showTransparency>;

/** The queue, for an administrator; null while signed out. */
export function loadQueue(me: object | null): Promise<Queue | null> {
  return whileSignedIn(me, async () => {
    const { listQueue: address } = await import('../contract/addresses.gen.ts');
    return call(address, {});
  });
}

/** @throws notFound for a token that opens none */
export async function loadStatement(token: string): Promise<Statement> {
  const { showStatement } = await import('../contract/addresses.gen.ts');
  try {
    return await call(showStatement, { params: { token } });
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.code : undefined;
    if (code === 'not-found' || code === 'invalid-input') throw notFound();
    throw error;
  }
}

/** @param year undefined for this one */
export async function loadTransparency(year: number | undefined): Promise<Transparency> {
  const { showTransparency: address } = await import('../contract/addresses.gen.ts');
  return call(address, year === undefined ? {} : { query: { year: String(year) } });
}
