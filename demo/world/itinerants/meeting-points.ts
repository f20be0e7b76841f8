import { randomFor } from '../random.ts';
import { ABOARD, MEETING_POINTS } from './data/doors.ts';
import type { Door } from './data/kinds.ts';
import type { DemoItinerantStop } from './demo-itinerant.ts';
import type { ItinerantIdea } from './idea.ts';

/** Where guests meet the group at the next stop. */
export type MeetingPoints = () => Pick<DemoItinerantStop, 'meetingPoint' | 'checkInFrom'>;

const HOURS = ['12:00', '14:30', '16:00', '18:00', '19:30'] as const;

interface Seed {
  readonly seed: number;
  readonly index: number;
}

/** Where guests meet at the stops of an itinerant, of a stream that nothing else depends on. */
export function meetingPoints(door: Door, { seed, index }: Seed): MeetingPoints {
  const random = randomFor(seed, 'meeting points', index);
  return () => {
    const number = String(random.int(2, 19));
    const point = random.pick(MEETING_POINTS).replaceAll('{number}', number);
    return {
      meetingPoint: door === 'water' ? `Harbour, berth ${number}` : point,
      checkInFrom: random.chance(0.5) ? random.pick(HOURS) : null,
    };
  };
}

/** How one gets in where it stays; of an itinerant that moves on, what holds at every stop. */
export function notesFor({ way }: ItinerantIdea, door: string, { seed, index }: Seed): string {
  return way.length === 1 ? door : randomFor(seed, 'notes aboard', index).pick(ABOARD);
}
