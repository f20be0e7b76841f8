import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlaceMap } from '#market/search/late.web.ts';
import { usePriceBounds } from '../price-bounds.ts';
import { useSearchForm } from '../search-form.ts';
import { formatCounts, formatDates, formatPrices, type SummaryText } from '../search-summary.ts';

/** Summary of all values, before the search (spec 3 §2.7, step 3). */
export function SummaryStep() {
  const { t, i18n } = useLingui();
  const { values } = useSearchForm();
  const bounds = usePriceBounds();
  const place = values.placeText.trim();
  return (
    <div className="grid gap-6">
      <dl className="divide-y divide-line border-line border-y">
        <SummaryRow
          name={<Trans>Where to</Trans>}
          answer={{ text: place || t`Anywhere`, detail: values.place?.detail || null }}
          stepId="where-when"
          change={t`Change where`}
        />
        <SummaryRow
          name={<Trans>When</Trans>}
          answer={formatDates(i18n, values)}
          stepId="where-when"
          change={t`Change when`}
        />
        <SummaryRow
          name={<Trans>Who</Trans>}
          answer={formatCounts(i18n, values)}
          stepId="guests-price"
          change={t`Change who`}
        />
        <SummaryRow
          name={<Trans>Price per night</Trans>}
          answer={{ text: formatPrices(i18n, values, bounds), detail: null }}
          stepId="guests-price"
          change={t`Change the price`}
        />
      </dl>
      <PlaceMap place={values.place} />
    </div>
  );
}

function SummaryRow({
  name,
  answer,
  stepId,
  change,
}: {
  name: ReactNode;
  answer: SummaryText;
  stepId: string;
  change: string;
}) {
  const { goTo } = useSearchForm();
  return (
    <div className="py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex items-start gap-4">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">{answer.text}</span>
          {answer.detail === null ? null : (
            <span className="block text-sm text-soft">{answer.detail}</span>
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
