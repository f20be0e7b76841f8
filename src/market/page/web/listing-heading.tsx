import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { shareOrCopy } from '#platform/web/scope/share.ts';
import { HostParagraph, HostText } from '#platform/web/ui/host-text.tsx';
import { Share } from '#platform/web/ui/icons.ts';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { Place } from '../contract.ts';
import { Rating } from './cards/rating.tsx';
import { TranslationNote } from './translation/translated-texts.tsx';

/** Logo, title, place and stars. */
export function ListingHeading({
  listing,
  isShared = true,
}: {
  listing: {
    readonly title: string;
    readonly place: Place;
    readonly logo: string | null;
    readonly rating: ComponentProps<typeof Rating>['rating'];
  };
  /** Whether the listing has a URL to share yet. */
  isShared?: boolean;
}) {
  const { t } = useLingui();
  const { place } = listing;
  const inCity = t`${place.city}, ${place.countryName}`;
  return (
    <header className="mb-5 flex items-start justify-between gap-4">
      {listing.logo === null ? null : <ListingLogo logo={listing.logo} title={listing.title} />}
      <div className="me-auto min-w-0">
        <h1 className="wrap-anywhere font-bold text-2xl sm:text-3xl">
          <HostText>{listing.title}</HostText>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span>{place.neighbourhood === '' ? inCity : t`${place.neighbourhood}, ${inCity}`}</span>
          <span className="text-ink">
            <Rating rating={listing.rating} />
          </span>
        </p>
      </div>
      {isShared ? (
        <div className="flex flex-none items-center noscript:hidden">
          <ShareButton title={listing.title} />
        </div>
      ) : null}
    </header>
  );
}

/**
 * The logo of a home beside its title. Its background is white in every theme: most logos are
 * designed for paper, and transparency around dark letters would hide them in dark mode.
 */
function ListingLogo({ logo, title }: { logo: string; title: string }) {
  const { t } = useLingui();
  return (
    <img
      src={pictureUrl(logo, 480, 'webp')}
      alt={t`Logo of ${title}`}
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className="size-14 flex-none rounded-xl border border-line bg-white object-contain p-1 sm:size-16"
    />
  );
}

/** Shares the page's URL, including the dates: with another app, or via the clipboard. */
function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();

  async function share() {
    try {
      const result = await shareOrCopy({ title, url: location.href });
      if (result === 'copied') showToast('success', t`Link copied`);
    } catch {
      showToast('error', t`Something went wrong.`);
    }
  }

  return (
    <button
      type="button"
      onClick={() => void share()}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 font-semibold text-sm hover:bg-sunken"
    >
      <Share aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">
        <Trans>Share</Trans>
      </span>
    </button>
  );
}

/** A host's description; its language is named where it isn't the reader's. */
export function Description({ children }: { children: string }) {
  return (
    <div className="py-8">
      <HostParagraph className="max-w-prose text-lg leading-relaxed">{children}</HostParagraph>
      <TranslationNote />
    </div>
  );
}
