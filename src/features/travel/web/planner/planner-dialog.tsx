import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import { isIataCode, normaliseIataCode } from '#domain/flights.ts';
import type { PriceRange } from '#domain/search/price-range.ts';
import { type TripSearch, tripSearch } from '#domain/search/trip-search.ts';
import { Counters, PriceField, priceErrors, type TypedPrices } from '#market/search/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ArrowRight } from '#platform/web/ui/icons.ts';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import type { TravelTarget } from '../../contract.ts';
import { ORIGIN_UNKNOWN, saveOrigin, useSavedOrigin } from '../origin/reader-origin.ts';
import { useTargets } from '../targets/use-targets.ts';
import { loadAreaPrices, useAreaPrices } from './area-prices.ts';
import {
  missingOfTrip,
  type PlannerValues,
  PlannerWizard,
  paramsOfTrip,
  toTripDates,
  usePlanner,
  valuesOfTrip,
} from './planner-values.ts';
import { ReviewStep } from './steps/review-step.tsx';
import { WhereWhenStep } from './steps/where-when-step.tsx';

/** Place, dates, guests and budget, for flights and homes together (spec 3 §2.8). */
export default function PlannerDialog({ onClose }: DialogProps<'trip-planner'>) {
  const current = useUrlSearch(tripSearch);
  const [asked] = useState(current);
  const { targets: ids } = asked.flights;
  // A search for a single place preselects it.
  const only = ids.length === 1 ? ids[0] : undefined;
  const { targets, state } = useTargets(only === undefined ? null : { ids: only });
  if (only !== undefined && state === 'loading') {
    return (
      <Dialog
        title={<Trans>Plan the whole trip</Trans>}
        size="widest"
        tall
        onClose={onClose}
        unsaved={false}
      >
        <div aria-busy="true" className="h-72 animate-pulse rounded-card bg-sunken" />
      </Dialog>
    );
  }
  const destination = targets.find(({ type }) => type === 'destination') ?? null;
  return <Planner asked={asked} destination={destination} onClose={onClose} />;
}

function Planner({
  asked,
  destination,
  onClose,
}: {
  asked: TripSearch;
  destination: TravelTarget | null;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const zone = useReaderZone();
  const kept = useSavedOrigin();
  const [initial] = useState(() =>
    valuesOfTrip(
      asked,
      destination,
      asked.namesOrigin ? asked.flights.origin : (kept ?? ''),
      todayIn(Temporal.Now.instant(), zone ?? 'UTC'),
    ),
  );
  useEffect(() => void loadAreaPrices(initial.destination), [initial]);

  async function search(values: PlannerValues) {
    saveOrigin(normaliseIataCode(values.origin));
    const found = paramsOfTrip(asked.flights, values, await loadAreaPrices(values.destination));
    // The dialog's own entry in the history becomes that of the results.
    void navigate({ to: '/travel', search: found, replace: true });
    queueMicrotask(onClose);
  }

  return (
    <PlannerWizard
      losesOnClose={false}
      title={<Trans>Plan the whole trip</Trans>}
      size="widest"
      steps={PLANNER_STEPS}
      initial={initial}
      lastLabel={
        <>
          <Trans>Search</Trans>
          <ArrowRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" strokeWidth={2.5} />
        </>
      }
      onSubmit={search}
      onClose={onClose}
    />
  );
}

const MISSING = {
  destination: msg`Choose a destination.`,
  dates: msg`Choose your dates.`,
};

/** The three steps of the travel search (spec 3 §2.8). */
export const PLANNER_STEPS: readonly WizardStep<PlannerValues>[] = [
  {
    id: 'where-when',
    title: msg`Location and Dates`,
    body: WhereWhenStep,
    fields: ['origin', 'destinationText', 'address', 'range', 'baseDate', 'months'],
    checkedTogether: [
      ['dateMode', 'range'],
      ['origin', 'destinationText'],
    ],
    missing(values) {
      const missing = missingOfTrip(values);
      return missing === null ? null : MISSING[missing];
    },
    // The next button is disabled without them; the progress bar isn't.
    check: (values) => ({
      errors: {
        ...(values.destination === null ? { destinationText: MISSING.destination } : {}),
        ...(toTripDates(values) === null
          ? { range: msg`Choose both your arrival and your departure date.` }
          : {}),
        ...originErrors(values),
      },
    }),
  },
  {
    id: 'guests-budget',
    title: msg`Guests and Budget`,
    body: GuestsBudgetStep,
    fields: ['guestCount', 'roomCount', 'bathroomCount', 'minPrice', 'maxPrice'],
    checkedTogether: [['minPrice', 'maxPrice']],
    check: async (values) => ({
      errors: budgetErrors(values, await loadAreaPrices(values.destination)),
    }),
  },
  { id: 'review', title: msg`Review and Search`, body: ReviewStep, fields: [] },
];

/** Errors of the origin; the search checks whether the airport exists. */
function originErrors({ origin, destination }: PlannerValues): FieldErrors<PlannerValues> {
  const code = normaliseIataCode(origin);
  if (!isIataCode(code)) return { origin: ORIGIN_UNKNOWN };
  if (destination?.iataCode !== code) return {};
  const { name } = destination;
  return { origin: msg`You'd fly from ${name} to ${name}. Where do you fly from?` };
}

/** Errors of the prices, by field. */
export function budgetErrors(prices: TypedPrices, bounds: PriceRange): FieldErrors<TypedPrices> {
  return priceErrors(
    prices,
    bounds,
    ({ min, max }) => msg`Homes there cost ${min} to ${max} dollars a night.`,
  );
}

/** Guests, and budget per night (spec 3 §2.8, step 2). */
function GuestsBudgetStep() {
  const { values, change, errors } = usePlanner();
  const bounds = useAreaPrices(values.destination);
  return (
    <div className="grid gap-8">
      <Counters
        counts={values}
        guestsHint={<Trans>Ages 13 and up. We search flights for up to 9 of you.</Trans>}
        onChange={change}
      />
      <PriceField
        bounds={bounds}
        min={values.minPrice}
        max={values.maxPrice}
        errors={{ min: errors.minPrice, max: errors.maxPrice }}
        onChange={({ min, max }) =>
          change({
            ...(min === undefined ? {} : { minPrice: min }),
            ...(max === undefined ? {} : { maxPrice: max }),
          })
        }
      />
    </div>
  );
}
