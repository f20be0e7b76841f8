import { Trans, useLingui } from '@lingui/react/macro';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import { AMOUNT_PATTERN } from '#domain/typed-number.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { ChoiceField, HiddenFields, WhereWhenFields } from '#market/search/index.web.ts';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { Search } from '#platform/web/ui/icons.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import type { SearchFormData } from './search-form-data.ts';

/** Parameters that the form has no field for, and retains. */
const CARRIED = ['amenity', 'routine', 'scheduleDuration'] as const;

/**
 * The search of experiences on a page of its own, for browsers without scripts: a plain GET form
 * whose names are the URL's parameters. Its dates are typed.
 */
export function ExperienceSearchPage({
  params,
  styles,
}: Pick<SearchFormData, 'styles'> & { params: UrlParams }) {
  const search = useSearchIn(experienceSearch, params);
  return (
    <div className="content-width max-w-2xl py-10">
      <h1 className="mb-8 font-bold text-3xl">
        <Trans>Find an experience</Trans>
      </h1>
      <form action="/experiences" method="get" className="grid gap-6">
        <HiddenFields values={carriedOn(search)} />
        <WhereWhenFields
          search={search}
          dates={{ start: <Trans>From</Trans>, end: <Trans>Until</Trans> }}
        />
        <section id="filters" className="grid scroll-mt-24 gap-6 border-line border-t pt-6">
          <h2 className="font-semibold text-xl">
            <Trans>Filters</Trans>
          </h2>
          <FilterFields search={search} styles={styles} />
        </section>
        <Button
          type="submit"
          icon={<Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />}
          className="sm:justify-self-end"
        >
          <Trans>Search</Trans>
        </Button>
      </form>
    </div>
  );
}

function carriedOn(search: ExperienceSearch): Record<string, string> {
  const written = experienceSearch.format(search);
  return Object.fromEntries(
    CARRIED.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  );
}

/** Category, style and price. */
function FilterFields({
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
