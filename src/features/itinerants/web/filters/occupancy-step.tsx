import { Trans, useLingui } from '@lingui/react/macro';
import { OCCUPANCIES } from '#domain/vocabulary.ts';
import { OCCUPANCY_LABELS } from '#features/catalogues/late.web.ts';
import { ChoiceCard } from '#market/search/late.web.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { useFilterScope, useFilters } from './filter-form.ts';

/** The part of the place that is private, or any. */
export function OccupancyStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  if (choices === null) return <CardsSkeleton count={5} />;
  return (
    <fieldset aria-label={t`Occupancy`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="occupancy"
        isChosen={values.occupancy === null}
        onChoose={() => change({ occupancy: null })}
        label={<Trans>Any of these</Trans>}
      />
      {OCCUPANCIES.map((id) => (
        <ChoiceCard
          key={id}
          name="occupancy"
          isChosen={values.occupancy === id}
          onChoose={() => change({ occupancy: id })}
          label={i18n._(OCCUPANCY_LABELS[id])}
          description={choices.occupancies.find((part) => part.id === id)?.description}
        />
      ))}
    </fieldset>
  );
}
