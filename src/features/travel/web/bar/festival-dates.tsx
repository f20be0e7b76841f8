import { useLingui } from '@lingui/react/macro';
import { formatDayRange } from '#platform/i18n/days.ts';
import { CalendarRange } from '#platform/web/ui/icons.ts';
import { useTargets } from '../targets/use-targets.ts';
import type { BarControl } from './bar-control.ts';
import { festivalsOf, otherFestivalDates, withSearch } from './travel-draft.ts';

/** Of each chosen festival, the dates for going there, where others are chosen: a press takes them. */
export function FestivalDates({ control: { draft, change } }: { control: BarControl }) {
  const { t, i18n } = useLingui();
  // Asked for anew: the days depend on where the flights leave, which may have changed since.
  const { targets } = useTargets(festivalsOf(draft));
  const offered = otherFestivalDates(draft, targets);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t`Dates of festivals`} className="flex flex-wrap gap-2">
      {offered.map(({ id, name, dates }) => {
        const days = formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'medium');
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => change(withSearch(draft, dates))}
              className="flex min-h-11 items-center gap-2 rounded-pill border border-line-strong px-4 text-start text-sm hover:bg-sunken"
            >
              <CalendarRange aria-hidden="true" className="size-4.5 flex-none text-soft" />
              <span>{t`Fly ${days} for ${name}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
