import type { TravelTarget } from '../../contract.ts';
import { OtherDates } from './other-dates.tsx';

/** The same search on the dates of a festival; nothing where no date of it is known. */
export function FestivalSearch({ target }: { target: TravelTarget | null }) {
  const dates = target?.suggestedDates ?? null;
  return dates === null ? null : <OtherDates {...dates} />;
}
