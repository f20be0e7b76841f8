import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type TravelSearch, travelSearch } from '#domain/search/travel-search.ts';
import { ArrowRight, MapPin, PartyPopper } from '#platform/web/ui/icons.ts';
import type { TravelTarget } from '../../contract.ts';
import { SEASON_LABELS } from '../bar/filter-labels.ts';
import { Parts } from '../parts.tsx';
import { festivalWhen } from '../targets/festival-when.ts';

/** A destination or festival that a press searches flights to. */
export function TargetLink({ target, search }: { target: TravelTarget; search: TravelSearch }) {
  const { i18n } = useLingui();
  const { festival } = target;
  const Icon = festival === null ? MapPin : PartyPopper;
  return (
    <Link
      to="/travel"
      search={paramsTo(target, search)}
      className="group flex h-full items-start gap-3 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-ember" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{target.name}</span>
        <span className="block text-sm text-soft">
          <Parts
            of={festival === null ? [target.countryName] : [target.town, target.countryName]}
          />
        </span>
        <span className="block text-sm text-soft">
          {festival === null ? i18n._(SEASON_LABELS[target.season]) : festivalWhen(i18n, festival)}
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-5 flex-none text-soft transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      />
    </Link>
  );
}

/** The search of the page with this target alone; a festival brings the dates for going there. */
function paramsTo({ id, suggestedDates }: TravelTarget, search: TravelSearch) {
  const dates = search.startDate === undefined && suggestedDates !== null ? suggestedDates : {};
  return travelSearch.format(
    travelSearch.change(search, { ...dates, targets: [id], searchTerm: undefined, type: 'all' }),
  );
}
