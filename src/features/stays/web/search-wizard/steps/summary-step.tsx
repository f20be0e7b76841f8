import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlaceMap } from '#market/search/late.web.ts';
import { usePriceBounds } from '../price-bounds.ts';
import { useSearchForm } from '../search-form.ts';
import { formatCounts, formatDates, formatPrices, type SaidOf } from '../search-summary.ts';

/** Summary of all values, before the search (spec 3 §2.7, step 3). */
export function SummaryStep() {
  const { t, i18n } = useLingui();
  const { values } = useSearchForm();
  const bounds = usePriceBounds();
  const place = values.placeText.trim();
  return (
    <div className="grid gap-6">
      <dl className="divide-y divide-line border-line border-y">
        <Said
          name={<Trans>Where to</Trans>}
          said={{ text: place || t`Anywhere`, detail: values.place?.detail || null }}
          stepId="where-when"
          change={t`Change where`}
        />
        <Said
          name={<Trans>When</Trans>}
          said={formatDates(i18n, values)}
          stepId="where-when"
          change={t`Change when`}
        />
        <Said
          name={<Trans>Who</Trans>}
          said={formatCounts(i18n, values)}
          stepId="guests-price"
          change={t`Change who`}
        />
        <Said
          name={<Trans>Price per night</Trans>}
          said={{ text: formatPrices(i18n, values, bounds), detail: null }}
          stepId="guests-price"
          change={t`Change the price`}
        />
      </dl>
      <PlaceMap place={values.place} />
    </div>
  );
}

function Said({
  name,
  said,
  stepId,
  change,
}: {
  name: ReactNode;
  said: SaidOf;
  stepId: string;
  change: string;
}) {
  const { goTo } = useSearchForm();
  return (
    <div className="py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex items-start gap-4">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">{said.text}</span>
          {said.detail === null ? null : (
            <span className="block text-sm text-soft">{said.detail}</span>
          )}
        </span>
        <button
          type="button"
          aria-label={change}
          onClick={() => goTo(stepId)}
          className="-mt-3 min-h-11 flex-none rounded-pill px-3 font-semibold text-sm underline underline-offset-4 hover:bg-sunken"
        >
          <Trans>Change</Trans>
        </button>
      </dd>
    </div>
  );
}
