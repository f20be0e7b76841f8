import type { ExperienceDetails } from '../../contract.ts';

/** Minutes that a session takes by its timetable; null where there is none, or they differ. */
export function lengthOfSession({ entries }: Pick<ExperienceDetails, 'entries'>): number | null {
  const lengths = new Set(
    entries.map(({ startTime, endTime }) => minutesOf(endTime) - minutesOf(startTime)),
  );
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined ? length : null;
}

/** Of a day, of HH:MM. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
