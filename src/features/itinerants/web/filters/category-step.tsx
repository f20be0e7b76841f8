import { Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { ChoiceCard } from '#features/listings/filters.web.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { useFilterScope, useFilters } from './filter-form.ts';

/** One of the 18 categories, or any. */
export function CategoryStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures } = useFilterScope();
  return (
    <fieldset
      aria-label={t`Category`}
      className="grid min-w-0 grid-cols-2 gap-2 max-[24rem]:grid-cols-1 sm:grid-cols-3"
    >
      <ChoiceCard
        name="category"
        isChosen={values.category === null}
        onChoose={() => change({ category: null })}
        label={<Trans>Any category</Trans>}
      />
      {ITINERANT_CATEGORIES.map((id) => {
        const { Icon, label } = ITINERANT_LINES[id];
        return (
          <ChoiceCard
            key={id}
            name="category"
            isChosen={values.category === id}
            onChoose={() => change({ category: id })}
            icon={<Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />}
            label={i18n._(label)}
            remaining={figures?.categories[id]}
          />
        );
      })}
    </fieldset>
  );
}
