import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OFFER_HOURS } from '#domain/waitlist.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { listNightPlaces, stopWaiting, waitForNights } from '../../contract/addresses.gen.ts';
import type { NightPlace } from '../../contract.ts';
import { Ahead } from './ahead.tsx';

/** The waitlist of nights that are taken: joined, or left. */
export default function WaitDialog({ parameters, onClose }: DialogProps<'wait-for-nights'>) {
  const { listingId, startDate, endDate, guests, rooms } = parameters;
  const { t, i18n } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const { place, retry } = usePlace(parameters);
  const dates = formatDayRange(startDate, endDate, i18n.locale, 'long');

  async function join() {
    const body = { listingId, startDate, endDate, guests, rooms };
    const done = await send(() =>
      call(waitForNights, { body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (done === null) return;
    showToast('success', t`You're on the waitlist.`);
    onClose();
  }

  async function leave(id: string) {
    const done = await send(() => call(stopWaiting, { params: { id } }));
    if (done === null) return;
    showToast('success', t`You've left the waitlist.`);
    onClose();
    await router.invalidate();
  }

  return (
    <Dialog
      title={<Trans>Wait for these nights</Trans>}
      onClose={onClose}
      unsaved={false}
      focus="title"
      footer={
        place === 'loading' || place === 'failed' ? undefined : place === null ? (
          <Button wide busy={busy} onClick={() => void join()}>
            <Trans>Join the waitlist</Trans>
          </Button>
        ) : (
          <Button wide look="secondary" busy={busy} onClick={() => void leave(place.id)}>
            <Trans>Leave the waitlist</Trans>
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p className="font-semibold">{dates}</p>
        {place === 'loading' ? (
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            <span>
              <Trans>Loading the waitlist …</Trans>
            </span>
          </p>
        ) : place === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-4">
            <p>
              <Trans>We couldn't load the waitlist.</Trans>
            </p>
            <Button onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        ) : place === null ? (
          <p className="text-soft">
            <Plural
              value={OFFER_HOURS}
              one="We'll email you when all of these nights become free, and hold them for you for up to # hour so you can send your request first."
              other="We'll email you when all of these nights become free, and hold them for you for up to # hours so you can send your request first."
            />
          </p>
        ) : (
          <div className="grid gap-1 rounded-xl bg-pine-tint p-4 text-pine">
            <p className="font-semibold">
              <Trans>You're on the waitlist</Trans>
            </p>
            <p>
              <Ahead place={place} />
            </p>
            <p className="text-sm">
              <Trans>We'll email you as soon as it's your turn.</Trans>
            </p>
          </div>
        )}
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}

type Place = NightPlace | null | 'loading' | 'failed';

/** The user's place in the line for these nights; null without one. */
function usePlace({
  listingId,
  startDate,
  endDate,
}: Pick<NightPlace, 'listingId' | 'startDate' | 'endDate'>): { place: Place; retry(): void } {
  const [place, setPlace] = useState<Place>('loading');
  useEffect(() => {
    if (place !== 'loading') return;
    const asking = new AbortController();
    call(listNightPlaces, {}, { signal: asking.signal }).then(
      ({ items }) =>
        setPlace(
          items.find(
            (each) =>
              each.listingId === listingId &&
              each.startDate === startDate &&
              each.endDate === endDate,
          ) ?? null,
        ),
      () => {
        if (!asking.signal.aborted) setPlace('failed');
      },
    );
    return () => asking.abort();
  }, [place, listingId, startDate, endDate]);
  return { place, retry: () => setPlace('loading') };
}
