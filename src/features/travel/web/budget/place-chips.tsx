import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TRAVEL_REGIONS } from '#domain/flights.ts';
import { PLACE_ORDERS } from '#domain/search/budget-search.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import type { PlaceCost } from '../../contract.ts';
import { REGION_LABELS } from '../bar/travel-draft.ts';
import { type BudgetChange, changedParams } from './use-budget-search.ts';

const ORDER_LABELS = {
  cost: msg`Cost`,
  warmth: msg`Warmth`,
  wifi: msg`Wifi`,
  flight: msg`Flight hours`,
} as const;

const FLAG_LABELS = {
  warm: msg`Warm`,
  nearSea: msg`Near the sea`,
  festivals: msg`Festivals on`,
} as const;
const FLAGS = ['warm', 'nearSea', 'festivals'] as const;

/** Chips that narrow the places, and their order; all are links, so they work without scripts. */
export function PlaceChips({
  search,
  places,
}: {
  search: TripSearch;
  places: readonly PlaceCost[];
}) {
  const { t, i18n } = useLingui();
  const { flights, budget } = search;
  const regions = TRAVEL_REGIONS.filter((region) => places.some((each) => each.region === region));
  return (
    <div className="grid gap-3">
      <nav aria-label={t`Filter places`}>
        <ul className="flex flex-wrap gap-2">
          {FLAGS.map((name) => (
            <Chip
              key={name}
              isOn={budget[name] === true}
              search={search}
              change={{ budget: { [name]: budget[name] === true ? undefined : true } }}
            >
              {i18n._(FLAG_LABELS[name])}
            </Chip>
          ))}
          {regions.map((region) => (
            <Chip
              key={region}
              isOn={flights.region === region}
              search={search}
              change={{ flights: { region: flights.region === region ? undefined : region } }}
            >
              {i18n._(REGION_LABELS[region])}
            </Chip>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Sort by`} className="flex flex-wrap items-center gap-2 text-sm">
        <span aria-hidden="true" className="text-soft">
          <Trans>Sort by</Trans>
        </span>
        <ul className="flex flex-wrap gap-2">
          {PLACE_ORDERS.map((order) => (
            <Chip
              key={order}
              isOn={budget.order === order}
              search={search}
              change={{ budget: { order } }}
            >
              {i18n._(ORDER_LABELS[order])}
            </Chip>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Chip({
  isOn,
  search,
  change,
  children,
}: {
  isOn: boolean;
  search: TripSearch;
  change: BudgetChange;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to="/travel"
        search={changedParams(search, change)}
        resetScroll={false}
        activeOptions={{ exact: true }}
        aria-current={isOn ? 'true' : undefined}
        className={`inline-flex h-11 items-center rounded-pill border px-4 text-sm ${
          isOn
            ? 'border-ember bg-ember-tint font-semibold'
            : 'border-line bg-raised hover:border-line-strong hover:bg-sunken'
        }`}
      >
        {children}
      </Link>
    </li>
  );
}
