import {
  MAX_PENDING_NIGHTS,
  MAX_PENDING_REQUESTS,
  MAX_REQUESTS_TO_HOST,
  REQUEST_REFUSALS,
} from '#domain/request-limits.ts';
import type { Execute, Send, Violations } from './call.ts';
import type { Person } from './seed.ts';

/** A guest who tries to close a market without paying. */
export interface SquatterPlan {
  readonly squatter: Person;
  /** An account whose address is not confirmed. */
  readonly unconfirmed: Person;
  readonly listingIds: readonly string[];
  /** First day of the year that they request everywhere, 'YYYY-MM-DD'. */
  readonly firstDay: string;
  /** How often everything is requested, withdrawn and requested again. */
  readonly rounds: number;
  /** Nights of the requested stays, in turn. */
  readonly nights: readonly number[];
}

export interface SquatterOutcome {
  readonly calls: number;
  readonly made: number;
  readonly refused: number;
  /** The most requests that waited at the same time. */
  readonly max: number;
  readonly violations: Violations;
}

/** So long that the bound on nights is reached before that on requests. */
export const LONG_STAYS = [365, 90, 80, 30, 7];
/** So short that the bound on requests is reached. */
export const SHORT_STAYS = [7];
const REFUSED = new Set<string>([...REQUEST_REFUSALS, 'nights-taken']);

/**
 * Requests every home at once, for a year and for less, from a confirmed and an unconfirmed
 * account, cancels all of it and begins again.
 */
export async function runSquatter(send: Send, plan: SquatterPlan): Promise<SquatterOutcome> {
  const violations: string[] = [];
  let calls = 0;
  let made = 0;
  let refused = 0;
  let max = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const open: string[] = [];
    const ask = async (listingId: string, nights: number, as: Person) => {
      const endDate = Temporal.PlainDate.from(plan.firstDay).add({ days: nights }).toString();
      const body = { listingId, startDate: plan.firstDay, endDate };
      const path = '/api/reservations';
      const answer = await send({ method: 'POST', path, body, cookie: as.cookie });
      calls += 1;
      if (answer.status === 201) {
        made += 1;
        open.push(String(answer.body.id));
        if (as === plan.unconfirmed) violations.push('an unconfirmed account holds nights');
      } else if (REFUSED.has(String(answer.body.code))) refused += 1;
      else violations.push(`a request answered ${answer.status} ${answer.body.code}`);
    };
    await Promise.all(
      plan.listingIds.flatMap((id, index) => [
        ask(id, plan.nights[(index + round) % plan.nights.length] ?? 7, plan.squatter),
        ask(id, 7, plan.unconfirmed),
      ]),
    );
    max = Math.max(max, open.length);
    if (round === plan.rounds - 1) break;
    const { cookie } = plan.squatter;
    for (const id of open) {
      calls += 1;
      await send({ method: 'DELETE', path: `/api/reservations/${id}`, body: {}, cookie });
    }
  }
  return { calls, made, refused, max, violations };
}

/** Violations in the database after a squatter is done. */
export async function squatted(
  execute: Execute,
  { squatter, unconfirmed }: Pick<SquatterPlan, 'squatter' | 'unconfirmed'>,
): Promise<Violations> {
  const violations: string[] = [];
  const { rows } = await execute(
    `select count(*)::int as requests, coalesce(sum(end_date - start_date), 0)::int as nights
     from reservation where guest_id = $1 and status = 'pending'`,
    [squatter.id],
  );
  const requests = Number(rows[0]?.requests);
  const nights = Number(rows[0]?.nights);
  if (requests > MAX_PENDING_REQUESTS) violations.push(`${requests} requests wait at once`);
  if (requests > 1 && nights > MAX_PENDING_NIGHTS) violations.push(`${nights} nights are held`);
  const all = await execute(
    `select count(*) filter (where guest_id = $1)::int as made,
       count(*) filter (where guest_id = $2)::int as unconfirmed
     from reservation`,
    [squatter.id, unconfirmed.id],
  );
  if (Number(all.rows[0]?.made) > MAX_REQUESTS_TO_HOST) {
    violations.push(`${all.rows[0]?.made} requests reached one host within an hour`);
  }
  if (Number(all.rows[0]?.unconfirmed) > 0) violations.push('an unconfirmed account made requests');
  return violations;
}
