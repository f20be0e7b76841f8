import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import { normaliseIataCode } from '#domain/flights.ts';
import { type TripSearch, tripSearch } from '#domain/search/trip-search.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ArrowRight } from '#platform/web/ui/icons.ts';
import type { TravelTarget } from '../../contract.ts';
import { saveOrigin, useSavedOrigin } from '../origin/reader-origin.ts';
import { useTargets } from '../targets/use-targets.ts';
import { loadAreaPrices } from './area-prices.ts';
import { PLANNER_STEPS } from './planner-steps.ts';
import { type PlannerValues, PlannerWizard, paramsOfTrip, valuesOfTrip } from './planner-values.ts';

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
