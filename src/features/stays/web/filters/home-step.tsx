import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import { ChoiceCard } from '#market/search/late.web.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';
import { CategoryIcon } from '../search/category-icon.tsx';
import { useOccupancyLabels } from '../search/use-occupancy-labels.ts';
import { useFilterScope, useFilters } from './filter-form.ts';
import { radiiAround } from './radii.ts';

/** Category and occupancy; how far, where the search has a position (spec 3 §2.5, step 0). */
export function HomeStep() {
  const { values, change } = useFilters();
  const { choices, figures } = useFilterScope();
  const occupancyLabel = useOccupancyLabels();
  // Without their labels the homes still have their names, and the search works (spec 3 §8).
  if (choices === null) return <HomeStepSkeleton />;
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <legend className={FIELD_LABEL}>
          <Trans>Kind of home</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-2 max-[24rem]:grid-cols-1 sm:grid-cols-3">
          <ChoiceCard
            name="category"
            isChosen={values.category === null}
            onChoose={() => change({ category: null })}
            label={<Trans>Any kind</Trans>}
          />
          {LISTING_CATEGORIES.map((id) => (
            <ChoiceCard
              key={id}
              name="category"
              isChosen={values.category === id}
              onChoose={() => change({ category: id })}
              icon={<CategoryIcon category={id} />}
              label={choices.categories.find((category) => category.id === id)?.label ?? id}
              remaining={figures?.categories[id]}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className={FIELD_LABEL}>
          <Trans>Type of place</Trans>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
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
              label={occupancyLabel(id)}
              description={choices.occupancies.find((part) => part.id === id)?.description}
            />
          ))}
        </div>
      </fieldset>
      {values.radiusKm === null ? null : <RadiusField radiusKm={values.radiusKm} />}
    </div>
  );
}

function RadiusField({ radiusKm }: { radiusKm: number }) {
  const { change } = useFilters();
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        <Trans>Distance</Trans>
      </label>
      <select
        id={id}
        value={radiusKm}
        onChange={({ target }) => change({ radiusKm: Number(target.value) })}
        className={FIELD_BOX}
      >
        {radiiAround(radiusKm).map((km) => (
          <option key={km} value={km}>
            {formatDistance(km, i18n.locale, units)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As tall as what comes. */
function HomeStepSkeleton() {
  return (
    <div aria-hidden="true" className="grid animate-pulse grid-cols-2 gap-2 sm:grid-cols-3">
      {Array.from({ length: 15 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never moved.
        <div key={at} className="h-14 rounded-xl bg-sunken" />
      ))}
    </div>
  );
}
