import { addMonths, todayIn } from '#domain/dates.ts';
import { type HomeCounts, NO_COUNTS, toHomeFigures } from '#domain/home-numbers.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Numbers } from '../contract.ts';
import { listHomes, loadCounts } from './store/counts.ts';

const MONTHS = 12;

/**
 * The figures of the caller's homes in a year and the one before.
 *
 * @throws Problem 'not-found' for a home of another host
 */
export async function showNumbers(
  asked: { readonly year?: number | undefined; readonly listingId?: string | undefined },
  { db, actor, now }: SignedInContext,
): Promise<Numbers> {
  const homes = await listHomes(db, actor.id);
  const listingId = asked.listingId ?? null;
  if (listingId !== null && !homes.some(({ id }) => id === listingId)) {
    throw new Problem('not-found');
  }
  const thisYear = toYear(todayIn(now, 'UTC'));
  const year = asked.year ?? thisYear;
  const first = `${year - 1}-01`;
  const counts =
    homes.length === 0
      ? new Map<string, HomeCounts>()
      : await loadCounts(db, actor.id, listingId, {
          from: `${first}-01`,
          to: `${year + 1}-01-01`,
        });
  const figures = (month: string) => toHomeFigures(counts.get(month) ?? NO_COUNTS);
  return {
    year,
    firstYear: Math.min(thisYear, ...homes.map(({ listedOn }) => toYear(listedOn))),
    // Nights of the next year are reserved before it begins.
    lastYear: thisYear + 1,
    listingId,
    homes: homes.map(({ id, title }) => ({ id, title })),
    months: Array.from({ length: MONTHS }, (_, index) => {
      const before = addMonths(first, index);
      const month = addMonths(before, MONTHS);
      return { month, now: figures(month), before: figures(before) };
    }),
  };
}

function toYear(date: string): number {
  return Number(date.slice(0, 'YYYY'.length));
}
