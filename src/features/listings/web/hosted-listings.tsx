import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { firstName } from '#domain/first-name.ts';
import { listingRoute } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import { LISTING_GRID, ListingTitle, Rating, TownLine } from '#market/page/index.web.ts';
import { usePages } from '#platform/web/pages/use-pages.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type HostedPage, readHosted } from './load-hosted.ts';
import { ListingCover } from './pages/listing-cover.tsx';
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
  const { items, state, hasMore, isReadOn, more } = usePages(
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
        {items.map((listing, at) => (
          <li key={listing.id}>
            <HostedTile listing={listing} eager={at < 3} />
          </li>
        ))}
      </ul>
      {state === 'failed' ? (
        <div role="alert" className="mt-5 grid justify-items-start gap-3">
          <p className="text-soft">
            <Trans>We couldn't load what {name} hosts.</Trans>
          </p>
          <Button look="secondary" onClick={() => void more()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : hasMore || state === 'loading' ? (
        <Button
          look="secondary"
          className="mt-6 noscript:hidden"
          busy={state === 'loading'}
          onClick={() => void more()}
        >
          <Trans>Show more listings</Trans>
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {isReadOn ? (
          <Plural value={items.length} one="# listing shown" other="# listings shown" />
        ) : null}
      </p>
    </section>
  );
}

function HostedTile({ listing, eager }: { listing: HostedPage['items'][number]; eager: boolean }) {
  const { i18n } = useLingui();
  const { id, kind, city, countryName, cover, price, rating } = listing;
  return (
    <article className="group relative">
      <ListingCover kind={kind} cover={cover} eager={eager} />
      <div className="mt-3 grid gap-0.5">
        <h3 className="font-semibold text-base">
          <Link
            {...listingRoute(kind, id)}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-4 group-hover:underline"
          >
            <ListingTitle listing={listing} />
          </Link>
        </h3>
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
