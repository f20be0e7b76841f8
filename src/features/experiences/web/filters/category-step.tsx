import { Trans, useLingui } from '@lingui/react/macro';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { ChoiceCard } from '#market/search/late.web.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import { useFilterScope, useFilters } from './filter-form.ts';
import { withCategory } from './filter-values.ts';

/** One of the nine categories, or any. */
export function CategoryStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures, choices } = useFilterScope();
  const styles = choices?.styles ?? [];
  return (
    <fieldset aria-label={t`Category`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="category"
        isChosen={values.category === null}
        onChoose={() => change(withCategory(values, null, styles))}
        label={<Trans>Any category</Trans>}
      />
      {EXPERIENCE_CATEGORIES.map((id) => {
        const { Icon, label, description } = EXPERIENCE_LINES[id];
        return (
          <ChoiceCard
            key={id}
            name="category"
            isChosen={values.category === id}
            onChoose={() => change(withCategory(values, id, styles))}
            icon={<Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />}
            label={i18n._(label)}
            description={i18n._(description)}
            remaining={figures?.categories[id]}
            // The choices of later steps may leave more results.
            canBeEmpty
          />
        );
      })}
    </fieldset>
  );
}
