import { Trans, useLingui } from '@lingui/react/macro';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { AMOUNT_PATTERN } from '#domain/typed-number.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { ChoiceField } from '#market/search/late.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import type { SearchFormData } from './search-form-data.ts';

/** Category, style and price. */
export function FilterFields({
  search,
  styles,
}: {
  search: ExperienceSearch;
  styles: SearchFormData['styles'];
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ChoiceField
        name="category"
        label={<Trans>Category</Trans>}
        value={search.category}
        none={t`Any category`}
        choices={EXPERIENCE_CATEGORIES.map((id) => ({
          id,
          label: i18n._(EXPERIENCE_LINES[id].label),
        }))}
      />
      <ChoiceField
        name="style"
        label={<Trans>Style</Trans>}
        value={search.style}
        none={t`Any style`}
        choices={[]}
        groups={EXPERIENCE_CATEGORIES.map((id) => ({
          label: i18n._(EXPERIENCE_LINES[id].label),
          choices: styles.filter(({ category }) => category === id),
        }))}
      />
      <TextField
        name="price"
        autoComplete="off"
        inputMode="decimal"
        pattern={AMOUNT_PATTERN}
        title={t`Enter an amount such as 1200 or 45.50.`}
        label={<Trans>The most you'd pay, in dollars</Trans>}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>Per person, for a pass, like the prices on the cards.</Trans>
          ) : (
            <Trans>Per person, per session, like the prices on the cards.</Trans>
          )
        }
        defaultValue={search.price}
      />
    </>
  );
}
