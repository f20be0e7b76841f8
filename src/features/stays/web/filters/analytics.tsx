import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { useOccupancyLabels } from '../search/use-occupancy-labels.ts';
import { useAskedDuration, useFilterScope } from './filter-form.ts';

/** Average price, ages and occupancies of the homes found; nothing without them (spec 3 §8). */
export function Analytics() {
  const { i18n } = useLingui();
  const { figures, isCurrent, isComing } = useFilterScope();
  const duration = useAskedDuration();
  const occupancyLabel = useOccupancyLabels();
  if (isComing) {
    return <div aria-hidden="true" className="h-64 animate-pulse rounded-xl bg-sunken" />;
  }
  if (figures === null || figures.total === 0) return null;
  const { average, lowest, highest } = figures.price;
  const money = (dollars: number | null) =>
    dollars === null
      ? '–'
      : formatMoney(dollars * DURATION_NIGHTS[duration] * 100, i18n.locale, { cents: 'none' });
  return (
    <section
      aria-busy={!isCurrent}
      className={`grid gap-6 transition-opacity duration-150 ${isCurrent ? '' : 'opacity-60'}`}
    >
      <dl className="grid grid-cols-3 gap-2">
        <Figure label={<Trans>Average price</Trans>}>{money(average)}</Figure>
        <Figure label={<Trans>Lowest</Trans>}>{money(lowest)}</Figure>
        <Figure label={<Trans>Highest</Trans>}>{money(highest)}</Figure>
      </dl>
      <div className="grid gap-6 sm:grid-cols-2">
        <ShareBars
          title={<Trans>Average age of guests</Trans>}
          bars={figures.ages.map(({ from, to, count }) => ({
            id: String(from),
            label: `${i18n.number(from)}–${i18n.number(to)}`,
            count,
          }))}
        />
        <ShareBars
          title={<Trans>Type of place</Trans>}
          bars={figures.occupancies.map(({ id, count }) => ({
            id,
            label: occupancyLabel(id),
            count,
          }))}
        />
      </div>
    </section>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-xl bg-sunken px-4 py-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display font-semibold text-lg tabular-nums">{children}</dd>
    </div>
  );
}
