import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { todayIn } from '#domain/dates.ts';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ArrowRight } from '#platform/web/ui/icons.ts';
import { useAskedParams } from '../search/use-asked-travel.ts';
import { useTargets } from '../targets/use-targets.ts';
import { loadAreaPrices } from './area-prices.ts';
import { PlannerWizard } from './planner-form.ts';
import { PLANNER_STEPS } from './planner-steps.ts';
import { type PlannerValues, paramsOfTrip, valuesOfTrip } from './planner-values.ts';

/** Where, when, with whom and for how much, flights and homes together (spec 3 §2.8). */
export default function PlannerDialog({ onClose }: DialogProps<'trip-planner'>) {
  const params = useAskedParams();
  const { targets, state } = useTargets();
  if (state === 'loading') {
    return (
      <Dialog title={<Trans>Plan the whole trip</Trans>} size="wide" tall onClose={onClose}>
        <div aria-busy="true" className="h-72 animate-pulse rounded-card bg-sunken" />
      </Dialog>
    );
  }
  return <Planner params={params} targets={targets} onClose={onClose} />;
}

function Planner({
  params,
  targets,
  onClose,
}: {
  params: Readonly<Record<string, unknown>>;
  targets: ReturnType<typeof useTargets>['targets'];
  onClose(): void;
}) {
  const navigate = useNavigate();
  const zone = useReaderZone();
  const [today] = useState(() => todayIn(Temporal.Now.instant(), zone ?? 'UTC'));
  const [asked] = useState(() => travelSearch.parse(params));
  const [initial] = useState(() => {
    const only = asked.targets.length === 1 ? asked.targets[0] : undefined;
    const destination = targets.find(({ id, type }) => id === only && type === 'destination');
    return valuesOfTrip(asked, parseStaySearch(params), destination ?? null, today);
  });
  useEffect(() => void loadAreaPrices(initial.destination), [initial]);

  async function search(values: PlannerValues) {
    const found = paramsOfTrip(asked, values, await loadAreaPrices(values.destination));
    // The dialog's own entry in the history becomes that of the results.
    void navigate({ to: '/travel', search: found, replace: true });
    queueMicrotask(onClose);
  }

  return (
    <PlannerWizard
      title={<Trans>Plan the whole trip</Trans>}
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
