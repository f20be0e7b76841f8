import { hasCrewChanged, nextCrew } from '#domain/crew-snapshots.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { agreedToBeCounted, crewOf } from '#features/accounts/index.server.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import type { ListGuestsAboard } from './ports.ts';
import { insertCrew, latestCrews, listCrews } from './store/meeting-points.ts';

/** Scheduled jobs of itinerants. */
export function itinerantJobs(
  services: Services,
  listGuestsAboard: ListGuestsAboard,
): JobHandler<never>[] {
  const count: JobHandler<object> = {
    name: 'itinerants.count-crews',
    // Never on page views: the time of a change must not depend on who looks at the page.
    cron: '* * * * *',
    run: () => countCrews(services, listGuestsAboard),
  };
  return [count];
}

/** Recomputes the figures of crews that enough guests have joined or left. */
async function countCrews(
  { database, now }: Services,
  listGuestsAboard: ListGuestsAboard,
): Promise<void> {
  const { main } = database;
  const at = now();
  // Ages are as of the day in UTC: the day of a birthday reveals nothing about a guest's location.
  const today = todayIn(at, 'UTC');
  const aboard = await listGuestsAboard(main, at);
  const agreed = await agreedToBeCounted(main, [
    ...new Set(aboard.flatMap(({ guestIds }) => guestIds)),
  ]);
  const latest = await latestCrews(main, addDays(today, -1));
  const ids = new Set([...aboard.map(({ listingId }) => listingId), ...latest.keys()]);
  const guestsByListing = new Map(aboard.map(({ listingId, guestIds }) => [listingId, guestIds]));
  for (const listingId of [...ids].sort()) {
    const members = (guestsByListing.get(listingId) ?? []).filter((id) => agreed.has(id)).sort();
    if (!hasCrewChanged(latest.get(listingId) ?? null, members)) continue;
    const counted = await listCrews(main, listingId);
    const next = nextCrew(counted, members);
    if (next === 'keep') continue;
    const crew = next === 'tell' ? await crewOf(main, members, today) : null;
    await insertCrew(main, { listingId, number: counted.length + 1, members, crew, countedAt: at });
  }
}
