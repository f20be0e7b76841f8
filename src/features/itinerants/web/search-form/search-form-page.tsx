import { Trans, useLingui } from '@lingui/react/macro';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { AMOUNT_PATTERN } from '#domain/typed-number.ts';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { OCCUPANCY_LABELS, SCENERY_STYLE_LABELS } from '#features/catalogues/index.web.ts';
import { ChoiceField, HiddenFields, WhereWhenFields } from '#market/search/index.web.ts';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { Search } from '#platform/web/ui/icons.ts';
import { ITINERANT_LINES } from '../data/categories.ts';

/** Parameters that the form has no field for, and retains. */
const CARRIED = ['amenity', 'event', 'scheduleDuration'] as const;

/**
 * The search of itinerants on a page of its own, for browsers without scripts: a plain GET form
 * whose names are the URL's parameters. Its dates are typed.
 */
export function ItinerantSearchPage({ params }: { params: UrlParams }) {
  const search = useSearchIn(itinerantSearch, params);
  return (
    <div className="content-width max-w-2xl py-10">
      <h1 className="mb-8 font-bold text-3xl">
        <Trans>Find an itinerant</Trans>
      </h1>
      <form action="/itinerants" method="get" className="grid gap-6">
        <HiddenFields values={carriedOn(search)} />
        <WhereWhenFields
          search={search}
          dates={{ start: <Trans>Arrival</Trans>, end: <Trans>Departure</Trans> }}
        />
        <section id="filters" className="grid scroll-mt-24 gap-6 border-line border-t pt-6">
          <h2 className="font-semibold text-xl">
            <Trans>Filters</Trans>
          </h2>
          <FilterFields search={search} />
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

function carriedOn(search: ItinerantSearch): Record<string, string> {
  const written = itinerantSearch.format(search);
  return Object.fromEntries(
    CARRIED.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  );
}

/** Category, style, occupancy and price. */
function FilterFields({ search }: { search: ItinerantSearch }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ChoiceField
        name="category"
        label={<Trans>Category</Trans>}
        value={search.category}
        none={t`Any category`}
        choices={ITINERANT_CATEGORIES.map((id) => ({
          id,
          label: i18n._(ITINERANT_LINES[id].label),
        }))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ChoiceField
          name="style"
          label={<Trans>Style</Trans>}
          value={search.style}
          none={t`Any style`}
          choices={SCENERY_STYLES.map((id) => ({ id, label: i18n._(SCENERY_STYLE_LABELS[id]) }))}
        />
        <ChoiceField
          name="occupancy"
          label={<Trans>Occupancy</Trans>}
          value={search.occupancy}
          none={t`Any of these`}
          choices={OCCUPANCIES.map((id) => ({ id, label: i18n._(OCCUPANCY_LABELS[id]) }))}
        />
      </div>
      <TextField
        name="price"
        autoComplete="off"
        inputMode="decimal"
        pattern={AMOUNT_PATTERN}
        title={t`Enter an amount such as 1200 or 45.50.`}
        label={<Trans>The most you'd pay, in dollars</Trans>}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>Per person, whole trip, like the prices on the cards.</Trans>
          ) : (
            <Trans>Per person, per night, like the prices on the cards.</Trans>
          )
        }
        defaultValue={search.price}
      />
    </>
  );
}
