import type { Caller } from './call-api.ts';
import { type Camp, placeAt } from './list-at-camp.ts';
import { listExperience } from './list-experience.ts';

/** Whose clock the camp goes by. */
const CAMP_ZONE = 'America/Nuuk';

/** A day at the camp, counted from today there. */
export function dayAtCamp(days: number): string {
  return Temporal.Now.plainDateISO(CAMP_ZONE).add({ days }).toString();
}

/** Lists two experiences at the camp: soup every evening, and knots once, free, in three days. */
export async function listExperiencesAtCamp(
  host: Caller,
  camp: Camp,
): Promise<{ soup: string; knots: string }> {
  const at = { location: placeAt(camp), address: 'By the flag' };
  const soup = await listExperience(
    host,
    { category: 'Community', style: 'family-dinner' },
    {
      ...at,
      title: 'Soup by the stove',
      routineSchedule: [
        {
          title: 'Every evening',
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          startTime: '18:30',
          endTime: '21:00',
          timeZone: CAMP_ZONE,
          recurrence: { type: 'daily' },
          startsOn: dayAtCamp(1),
        },
      ],
    },
  );
  const knots = await listExperience(
    host,
    { category: 'Workshop', style: 'photography' },
    {
      ...at,
      title: 'Knots that hold',
      price: 0,
      guestCount: 3,
      routine: 'skill-swap',
      routineSchedule: [
        {
          title: 'Knots that hold',
          days: [],
          startTime: '10:00',
          endTime: '11:30',
          timeZone: CAMP_ZONE,
          recurrence: { type: 'one-time' },
          specificDate: dayAtCamp(3),
        },
      ],
    },
  );
  return { soup: soup.id, knots: knots.id };
}
