import { Trans, useLingui } from '@lingui/react/macro';
import { PASSENGERS } from '#domain/flights.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Counter } from '#platform/web/ui/counter.tsx';
import { X } from '#platform/web/ui/icons.ts';
import { OriginField } from '../origin/origin-field.tsx';
import { ORIGIN_UNKNOWN } from '../origin/origin-unknown.ts';
import type { BarControl } from './bar-control.ts';
import { ChosenTargets } from './chosen-targets.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { TargetList } from './target-list.tsx';
import { TermField } from './term-field.tsx';
import { TravelDates } from './travel-dates.tsx';
import { withSearch } from './travel-draft.ts';

/** Three buttons side by side on a phone, in any language. */
const NARROW = 'max-sm:px-3 max-sm:text-sm';

export interface FilterPanelProps {
  id: string;
  control: BarControl;
  isSearching: boolean;
  onClear(): void;
  onClose(): void;
}

/**
 * Everything a search for flights asks, below the bar (spec 3 §2.10): where to, when, and the rest. On
 * phones they stand below each other, so that the places follow the field that narrows them.
 */
export default function FilterPanel(props: FilterPanelProps) {
  const { id, control, isSearching, onClear, onClose } = props;
  const { draft, change } = control;
  const { t, i18n } = useLingui();
  return (
    <section
      id={id}
      aria-label={t`Filters`}
      className="border-line border-y bg-paper shadow-float transition-opacity duration-150 starting:opacity-0"
    >
      <div className="content-width grid gap-6 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)_20rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-4">
          <TermField control={control} />
          <ChosenTargets control={control} />
          <TargetList control={control} />
        </div>
        <TravelDates control={control} />
        <div className="grid content-start gap-4">
          <FilterSelects control={control} />
          <OriginField
            value={draft.origin}
            error={control.isOriginWrong ? i18n._(ORIGIN_UNKNOWN) : undefined}
            onChange={(origin) => change({ ...draft, origin })}
          />
          <Counter
            label={<Trans>Passengers</Trans>}
            hint={<Trans>All count as adults; fares under 18 may differ.</Trans>}
            less={t`Fewer passengers`}
            more={t`More passengers`}
            min={PASSENGERS.min}
            max={PASSENGERS.max}
            value={draft.search.passengers}
            error={undefined}
            onChange={(passengers) => change(withSearch(draft, { passengers }))}
          />
        </div>
      </div>
      <div className="sticky bottom-0 border-line border-t bg-paper">
        <div className="content-width flex items-center gap-3 py-3">
          <Button look="quiet" onClick={onClear} className={`-ms-3 ${NARROW}`}>
            <Trans>Clear all</Trans>
          </Button>
          <Button
            look="secondary"
            onClick={onClose}
            className={`ms-auto ${NARROW}`}
            icon={<CloseIcon />}
          >
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" busy={isSearching} className={NARROW}>
            <Trans>Search flights</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

function CloseIcon() {
  return <X aria-hidden="true" className="size-4.5 max-sm:hidden" />;
}
