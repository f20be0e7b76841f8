import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { firstName } from '#domain/first-name.ts';
import { formatMoney } from '#domain/money.ts';
import { LISTING_GRID, MorePages, Rating, TownLine } from '#market/page/index.web.ts';
import { usePages } from '#platform/web/pages/use-pages.ts';
import { type HostedPage, readHosted } from './load-hosted.ts';
import { ListingCover } from './pages/listing-cover.tsx';
import { TileTitle } from './pages/tile-title.tsx';
import { UnitPrice } from './pages/unit-price.tsx';

interface HostedListingsProps {
  person: { readonly id: string; readonly name: string };
  /** The first page; null if it failed to load. */
  first: HostedPage | null;
}

/** The listings of a person, of every kind; nothing without any. */
export function HostedListings(props: HostedListingsProps) {
  if (props.first?.total === 0) return null;
  return <Hosted key={props.person.id} {...props} />;
}

function Hosted({ person, first }: HostedListingsProps) {
  const titleId = useId();
  const list = usePages(
    first,
    (page) => readHosted(person.id, page),
    (listing) => listing.id,
  );
  const name = firstName(person.name);
  return (
    <section aria-labelledby={titleId} className="border-line border-t pt-8">
      <h2 id={titleId} className="mb-5 font-semibold text-xl">
        <Trans>Hosted by {name}</Trans>
      </h2>
      <ul className={LISTING_GRID}>
        {list.items.map((listing, at) => (
          <li key={listing.id}>
            <HostedTile listing={listing} eager={at < 3} />
          </li>
        ))}
      </ul>
      <MorePages
        list={list}
        failed={<Trans>We couldn't load what {name} hosts.</Trans>}
        label={<Trans>Show more listings</Trans>}
        shown={<Plural value={list.items.length} one="# listing shown" other="# listings shown" />}
      />
    </section>
  );
}

function HostedTile({ listing, eager }: { listing: HostedPage['items'][number]; eager: boolean }) {
  const { i18n } = useLingui();
  const { kind, city, countryName, cover, price, rating } = listing;
  return (
    <article className="group relative">
      <ListingCover kind={kind} cover={cover} eager={eager} />
      <div className="mt-3 grid gap-0.5">
        <TileTitle listing={listing} />
        <div className="flex items-baseline justify-between gap-3 text-sm">
          <p className="min-w-0 truncate text-soft">
            <TownLine city={city} countryName={countryName} />
          </p>
          <Rating rating={rating} />
        </div>
        <UnitPrice kind={kind} price={formatMoney(price, i18n.locale)} />
      </div>
    </article>
  );
}
