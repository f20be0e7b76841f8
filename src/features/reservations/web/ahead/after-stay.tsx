import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import {
  addDays,
  addMonths,
  type DateText,
  monthRange,
  nightsBetween,
  todayIn,
  toMonth,
} from '#domain/dates.ts';
import { isSessionsKind } from '#domain/kinds.ts';
import { listingPath, listingRoute } from '#domain/listing-path.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { isShareKnown, shareOrCopy } from '#platform/web/scope/share.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Share } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { ReservationDetails } from '../../contract.ts';
import { arrivalZone } from '../time/place-clock.ts';

const BUTTON = `${buttonClass('secondary')} justify-self-start`;

/** The guest's next steps after a completed stay: to book it again, and to share it. */
export function AfterStay({
  reservation,
  readAt,
}: {
  reservation: ReservationDetails;
  /** ISO instant. */
  readAt: string;
}) {
  const { viewer, status, listing } = reservation;
  if (viewer !== 'guest' || status !== 'completed') return null;
  const BookKindAgain = BOOK_AGAIN[listing.kind];
  return (
    <>
      <BookKindAgain reservation={reservation} readAt={readAt} />
      <ShareStay reservation={reservation} />
    </>
  );
}

type Booked = Parameters<typeof AfterStay>[0];

/**
 * A link to book a listing again, if it still exists. An itinerant has fixed dates and can't be
 * booked after them: its page shows similar ones that can still be joined.
 */
const BOOK_AGAIN: Readonly<Record<ListingKind, (props: Booked) => ReactNode>> = {
  stay: SameNights,
  itinerant: SimilarItinerants,
  experience: SameListing,
};

/** As many nights again, in the next month; the page offers others where these are taken. */
function SameNights({ reservation, readAt }: Booked) {
  const { listing, nights, guests } = reservation;
  if (!listing.available) return null;
  const today = todayIn(Temporal.Instant.from(readAt), arrivalZone(reservation));
  const startDate = nextMonth(today);
  const endDate = addDays(startDate, nights);
  return (
    <div className="grid gap-1">
      <Link
        {...listingRoute(listing.kind, listing.id)}
        search={{ startDate, endDate, ...(guests === 1 ? {} : { guestCount: String(guests) }) }}
        className={BUTTON}
      >
        <Trans>Book it again</Trans>
      </Link>
      <p className="text-soft text-sm">
        <Trans>
          Same length as this time: <DayRange start={startDate} end={endDate} />
        </Trans>
      </p>
    </div>
  );
}

/** The same day of the next month, or the last one that it has. */
export function nextMonth(today: DateText): DateText {
  const { start, end } = monthRange(addMonths(toMonth(today), 1));
  const day = Math.min(Number(today.slice(8)), nightsBetween(start, end));
  return addDays(start, day - 1);
}

function SameListing({ reservation: { listing } }: Booked) {
  if (!listing.available) return null;
  return (
    <Link {...listingRoute(listing.kind, listing.id)} className={BUTTON}>
      <Trans>Book it again</Trans>
    </Link>
  );
}

function SimilarItinerants({ reservation: { listing } }: Booked) {
  const page = listing.available
    ? ({ ...listingRoute(listing.kind, listing.id), hash: 'similar-listings' } as const)
    : ({ to: '/itinerants' } as const);
  return (
    <Link {...page} className={BUTTON}>
      <Trans>Find similar itinerants</Trans>
    </Link>
  );
}

/**
 * Shares one sentence, and the page of the listing, which is public: with an app of the device, or
 * by the clipboard. The sentence is shown beforehand, and names no one and no days.
 */
function ShareStay({ reservation: { listing, nights, boarding } }: Pick<Booked, 'reservation'>) {
  const { t } = useLingui();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(isShareKnown()), []);
  const text = useSentence({ listing, nights, boarding });
  async function share() {
    const path = listingPath(listing.kind, listing.id);
    const address = listing.available ? { url: `${location.origin}${path}` } : {};
    try {
      const result = await shareOrCopy({ text, ...address });
      if (result === 'copied') showToast('success', t`Copied`);
    } catch {
      showToast('error', t`Something went wrong.`);
    }
  }
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-raised p-4 noscript:hidden">
      <p className="font-display font-semibold text-lg">{text}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" icon={<Share className="size-4" />} onClick={() => void share()}>
          {canShare ? <Trans>Share this</Trans> : <Trans>Copy this to share it</Trans>}
        </Button>
        <p className="text-soft text-sm">
          <Trans>This sentence and the public page, nothing else.</Trans>
        </p>
      </div>
    </div>
  );
}

/** "59 nights in Lisbon." */
function useSentence({
  listing,
  nights,
  boarding,
}: Pick<ReservationDetails, 'listing' | 'nights' | 'boarding'>): string {
  const { t } = useLingui();
  const { title, city, kind } = listing;
  if (isSessionsKind(kind)) return t`I was there: ${title}, ${city}.`;
  const from = boarding?.arrival.city ?? city;
  const to = boarding?.leaving.city ?? city;
  return from === to
    ? t`${plural(nights, { one: '# night', other: '# nights' })} in ${city}.`
    : t`${plural(nights, { one: '# night', other: '# nights' })} from ${from} to ${to}.`;
}
