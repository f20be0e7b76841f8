import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { listingRoute } from '#domain/listing-path.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { listNightPlaces, stopWaiting } from '../../contract/addresses.gen.ts';
import type { NightPlace } from '../../contract.ts';
import { Ahead } from './ahead.tsx';

/** The nights that a user waits for, or that are held for them; nothing without any. */
export function NightWaitlists() {
  const [places, setPlaces] = useState<readonly NightPlace[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      setPlaces((await call(listNightPlaces, {}, { background: true })).items);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (places.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby="waitlists" className="content-width grid max-w-3xl gap-4 pb-10">
      <h2 id="waitlists" className="font-bold text-xl">
        <Trans>Homes you're waiting for</Trans>
      </h2>
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>
            <Trans>We couldn't load the waitlist.</Trans>
          </p>
          <Button look="secondary" onClick={() => void load()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <ul className="grid gap-4">
          {places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} onLeft={load} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PlaceCard({ place, onLeft }: { place: NightPlace; onLeft(): Promise<void> }) {
  const { t, i18n } = useLingui();
  const { busy, failure, send } = useSending();
  const { id, listing, timeZone, startDate, endDate, guests, offerUntil } = place;

  async function leave() {
    const done = await send(() => call(stopWaiting, { params: { id } }));
    if (done === null) return;
    showToast('success', t`You've left the waitlist.`);
    await onLeft();
  }

  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h3 className="break-words font-semibold text-lg">
        {listing === null ? <Trans>No longer offered</Trans> : <ListingTitle listing={listing} />}
      </h3>
      <p>{formatDayRange(startDate, endDate, i18n.locale, 'long')}</p>
      {offerUntil === null ? (
        <p className="text-soft">
          <Ahead place={place} />
        </p>
      ) : (
        <p className="font-semibold text-pine">
          <Trans>
            Held for you until{' '}
            <ReaderMoment at={offerUntil} zone={timeZone} city={listing?.city ?? ''} />
          </Trans>
        </p>
      )}
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        {listing === null ? null : (
          <Link
            {...listingRoute(listing.kind, listing.id)}
            search={{ startDate, endDate, guestCount: String(guests) }}
            className={buttonClass(offerUntil === null ? 'secondary' : undefined)}
          >
            {offerUntil === null ? (
              <Trans>See the home</Trans>
            ) : (
              <Trans>Request these nights</Trans>
            )}
          </Link>
        )}
        <Button look="secondary" busy={busy} onClick={() => void leave()}>
          {offerUntil === null ? (
            <Trans>Leave the waitlist</Trans>
          ) : (
            <Trans>Decline the offer</Trans>
          )}
        </Button>
      </div>
    </article>
  );
}
