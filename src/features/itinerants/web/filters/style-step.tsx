import { Trans, useLingui } from '@lingui/react/macro';
import { SCENERY_STYLES } from '#domain/vocabulary.ts';
import { SCENERY_STYLE_LABELS } from '#features/catalogues/late.web.ts';
import { ChoiceCard } from '#market/search/late.web.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { useFilterScope, useFilters } from './filter-form.ts';

/** The surroundings, or any. */
export function StyleStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  if (choices === null) return <CardsSkeleton count={9} />;
  return (
    <fieldset aria-label={t`Style`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="style"
        isChosen={values.style === null}
        onChoose={() => change({ style: null })}
        label={<Trans>Any style</Trans>}
      />
      {SCENERY_STYLES.map((id) => (
        <ChoiceCard
          key={id}
          name="style"
          isChosen={values.style === id}
          onChoose={() => change({ style: id })}
          label={i18n._(SCENERY_STYLE_LABELS[id])}
          description={choices.styles.find((style) => style.id === id)?.description}
        />
      ))}
    </fieldset>
  );
}
