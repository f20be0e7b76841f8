import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceCard } from '#market/search/late.web.ts';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { useFilterScope, useFilters } from './filter-form.ts';

/** A style of the chosen category, or any; without a category there is nothing to choose from. */
export function StyleStep() {
  const { t } = useLingui();
  const { values, change, goTo } = useFilters();
  const { choices } = useFilterScope();
  if (choices === null) return <ChoicesSkeleton />;
  const styles = choices.styles.filter(
    ({ id, category }) => category === values.category || id === values.style,
  );
  if (styles.length === 0) {
    return values.category === null ? (
      <div className="grid justify-items-start gap-1">
        <p className="text-soft">
          <Trans>Each category has styles of its own. Choose a category first, or go on.</Trans>
        </p>
        <button
          type="button"
          onClick={() => goTo('category')}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          <Trans>Choose a category</Trans>
        </button>
      </div>
    ) : (
      <p className="text-soft">
        <Trans>No styles available for this category.</Trans>
      </p>
    );
  }
  return (
    <fieldset aria-label={t`Style`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="style"
        isChosen={values.style === null}
        onChoose={() => change({ style: null })}
        label={<Trans>Any style</Trans>}
      />
      {styles.map(({ id, label, description }) => (
        <ChoiceCard
          key={id}
          name="style"
          isChosen={values.style === id}
          onChoose={() => change({ style: id })}
          label={label}
          description={description}
        />
      ))}
    </fieldset>
  );
}
