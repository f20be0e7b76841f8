import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { firstName } from '#domain/first-name.ts';
import { listingRoute } from '#domain/listing-path.ts';
import {
  ListingTitle,
  MixedParagraph,
  MixedTexts,
  MixedTextsNote,
} from '#market/page/index.web.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { usePages } from '#platform/web/pages/use-pages.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { formatName, PersonName } from '#platform/web/ui/person-name.tsx';
import {
  type HostReviewPage,
  type PersonReviewsData,
  type ReviewByHostPage,
  readHostReviews,
  readReviewsByHosts,
} from './load-person.ts';
import { MoreReviews } from './more-reviews.tsx';
import { ReviewWords } from './review-words.tsx';
import { ReviewReport } from './reviews-section.tsx';
import { StarSum } from './star-sum.tsx';
import { Stars } from './stars.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Reviews of a person by guests and by hosts; nothing where there are none. */
export function PersonReviews({
  person,
  reviews,
  isHost,
}: {
  person: Person;
  reviews: PersonReviewsData;
  /** Whether they host something now: then it is said that no guest has written yet. */
  isHost: boolean;
}) {
  const { byGuests, byHosts } = reviews;
  return (
    <>
      {byGuests === null || byGuests.total > 0 || isHost ? (
        <ByGuests key={`guests ${person.id}`} person={person} first={byGuests} />
      ) : null}
      {byHosts === null || byHosts.total === 0 ? null : (
        <ByHosts key={`hosts ${person.id}`} person={person} first={byHosts} />
      )}
    </>
  );
}

function ReviewsPart({
  title,
  stars,
  children,
}: {
  title: ReactNode;
  stars: { readonly total: number; readonly average: number | null } | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-line border-t pt-8">
      <h2 id={titleId} className="font-semibold text-xl">
        {title}
      </h2>
      {stars === undefined || stars.average === null ? null : (
        <p className="mt-1 font-semibold">
          <StarSum total={stars.total} average={stars.average} />
        </p>
      )}
      <MixedTexts>
        <MixedTextsNote />
        <div className="mt-5">{children}</div>
      </MixedTexts>
    </section>
  );
}

function ByGuests({ person, first }: { person: Person; first: HostReviewPage | null }) {
  const list = usePages(
    first,
    (page) => readHostReviews(person.id, page),
    (review) => review.id,
  );
  const name = firstName(person.name);
  return (
    <ReviewsPart title={<Trans>What guests say about {name}</Trans>} stars={list.latest}>
      {list.latest?.total === 0 ? (
        <p className="text-soft">
          <Trans>No guest has reviewed {name} yet.</Trans>
        </p>
      ) : null}
      <ul className="grid gap-8 lg:grid-cols-2">
        {list.items.map((review) => (
          <li key={review.id}>
            <GuestsReview review={review} hostName={person.name} />
          </li>
        ))}
      </ul>
      <MoreReviews list={list} />
    </ReviewsPart>
  );
}

function GuestsReview({
  review,
  hostName,
}: {
  review: HostReviewPage['items'][number];
  hostName: string;
}) {
  const { listing } = review;
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar person={{ name: review.guestName, image: review.guestImage }} size={44} />
        <div>
          <h3 className="font-semibold text-base">
            <PersonName person={{ name: review.guestName }} />
          </h3>
          <p className="text-soft text-sm">
            <Month at={review.createdAt} />
          </p>
        </div>
      </header>
      <p className="mt-2">
        <Stars rating={review.rating} />
      </p>
      {listing === null ? null : (
        <p className="text-sm">
          <Link
            {...listingRoute(listing.kind, listing.id)}
            className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-8"
          >
            <ListingTitle listing={listing} />
          </Link>
        </p>
      )}
      <ReviewWords review={review} hostName={hostName} />
      <ReviewReport reviewId={review.id} guestName={review.guestName} />
    </article>
  );
}

function ByHosts({ person, first }: { person: Person; first: ReviewByHostPage }) {
  const { i18n } = useLingui();
  const list = usePages(
    first,
    (page) => readReviewsByHosts(person.id, page),
    (review) => `${review.writtenAt} ${review.hostName}`,
  );
  const guest = firstName(person.name);
  return (
    <ReviewsPart title={<Trans>What hosts say about {guest}</Trans>} stars={list.latest}>
      <p className="mb-4 text-soft text-sm">
        <Trans>Hosts write this for other hosts. Only {guest} and their hosts can read it.</Trans>
      </p>
      <ul className="grid gap-6 lg:grid-cols-2">
        {list.items.map((review) => (
          <li key={`${review.writtenAt} ${review.hostName}`}>
            <article className="grid justify-items-start gap-1">
              <h3 className="font-semibold">
                <bdi>{formatName(review.hostName, i18n)}</bdi>{' '}
                <span className="font-normal text-soft text-sm">
                  <Month at={review.writtenAt} />
                </span>
              </h3>
              <Stars rating={review.rating} />
              {review.text === '' ? null : (
                <MixedParagraph className="">{review.text}</MixedParagraph>
              )}
            </article>
          </li>
        ))}
      </ul>
      <MoreReviews list={list} />
    </ReviewsPart>
  );
}

function Month({ at }: { at: string }) {
  const { i18n } = useLingui();
  const month = dateFormat(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(at));
  return <span>{month}</span>;
}
