import { Trans } from '@lingui/react/macro';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { HiddenFields, WhereWhenFields } from '#market/search/late.web.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Search } from '#platform/web/ui/icons.ts';
import { FilterFields } from './filter-fields.tsx';

/** What the form has no field for, and carries on. */
const CARRIED = ['amenity', 'event', 'scheduleDuration'] as const;

/**
 * The search of itinerants on a page of its own, for browsers without scripts: a plain GET form whose
 * names are the URL's parameters. It asks for the dates as they are typed.
 */
export function ItinerantSearchPage({ search }: { search: Readonly<Record<string, unknown>> }) {
  const asked = itinerantSearch.parse(search);
  return (
    <div className="content-width max-w-2xl py-10">
      <h1 className="mb-8 font-bold text-3xl">
        <Trans>Find an itinerant</Trans>
      </h1>
      <form action="/itinerants" method="get" className="grid gap-6">
        <HiddenFields values={carriedOn(asked)} />
        <WhereWhenFields
          search={asked}
          dates={{ start: <Trans>Arrival</Trans>, end: <Trans>Departure</Trans> }}
        />
        <section id="filters" className="grid scroll-mt-24 gap-6 border-line border-t pt-6">
          <h2 className="font-semibold text-xl">
            <Trans>Filters</Trans>
          </h2>
          <FilterFields search={asked} />
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
