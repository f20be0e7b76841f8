import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import { isPass } from '#domain/quote.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { sessionsNeeded } from '#domain/sessions-needed.ts';
import type { ListedSession, Session } from '#features/experiences/contract.ts';
import { askSessions, SessionPicker, SessionTimes } from '#features/experiences/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { placeClock } from '../time/place-clock.ts';
import { freeMove } from './free-move.ts';

/** Days from today whose sessions are offered at once; a month's calendar has those beyond. */
const DAYS_AHEAD = 60;
const MAX_SHOWN = 12;

/** The guest moves their seats to another session, of a pass to the period from it on. */
export default function MoveSeatsDialog({ parameters, onClose }: DialogProps<'move-seats'>) {
  const { reservation, readAt } = parameters;
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { id, listing, timeZone, guests, sessions, quote } = reservation;
  const { next, retry } = useNextSessions(
    listing.id,
    todayIn(Temporal.Instant.from(readAt), timeZone),
  );
  const [chosen, setChosen] = useState<SessionKey | null>(null);
  const place = { city: listing.city, timeZone };
  const free = freeMove(reservation, readAt);

  async function move() {
    if (chosen === null) return;
    const { date } = chosen;
    const body = {
      status: 'Update' as const,
      session: chosen,
      startDate: date,
      endDate: addDays(date, 1),
    };
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body });
    });
    if (!done) return;
    showToast('success', t`Reservation Updated`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Move to another date</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={chosen !== null}
      size="medium"
      footer={
        <div className="grid gap-3">
          <RefusalNote refusal={refusal} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-56 text-soft text-sm">
              <MoveTerms free={free} clock={placeClock(reservation)} />
            </p>
            {free === null ? null : (
              <Button
                busy={busy}
                reason={chosen === null ? <Trans>Choose a date first.</Trans> : null}
                onClick={() => void move()}
              >
                <Trans>Move</Trans>
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="grid gap-6">
        <div className="grid gap-2 rounded-xl bg-sunken px-4 py-3">
          <p className="text-soft text-sm">
            <Trans>Now booked</Trans>
          </p>
          {sessions.map((session) => (
            <SessionTimes
              key={`${session.entryId} ${session.date}`}
              session={session}
              place={place}
            />
          ))}
        </div>
        {isPass(quote) && free !== null ? (
          <p>
            {free.mayHoldFewer ? (
              <Trans>
                Your pass then runs from the date you choose, with as many sessions as you have paid
                for. If there are fewer, the difference is refunded.
              </Trans>
            ) : (
              <Trans>
                Your pass then runs from the date you choose, with as many sessions as you have paid
                for. It can't move to a date with fewer sessions left.
              </Trans>
            )}
          </p>
        ) : null}
        {free === null ? null : next === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>
              <Trans>We couldn't load the dates.</Trans>
            </p>
            <Button look="secondary" onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        ) : next === null ? (
          <div aria-hidden="true" className="h-64 animate-pulse rounded-card bg-sunken" />
        ) : (
          <SessionPicker
            listingId={listing.id}
            place={place}
            next={next.filter((session) => !isBooked(session, reservation)).slice(0, MAX_SHOWN)}
            chosen={chosen}
            seats={guests}
            passSessions={isPass(quote) ? sessionsNeeded(sessions.length, free.mayHoldFewer) : 1}
            onChoose={({ entryId, date }) => setChosen({ entryId, date })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Until when moving is free, or that it is too late. */
function MoveTerms({
  free,
  clock,
}: {
  free: ReturnType<typeof freeMove>;
  clock: ReturnType<typeof placeClock>;
}) {
  if (free === null) {
    return <Trans>It's too late to move free of charge, so your seats stay on their date.</Trans>;
  }
  return free.until === null ? (
    <Trans>Moving is free, and the price stays the same.</Trans>
  ) : (
    <Trans>
      Moving is free until <ReaderMoment at={free.until} {...clock} />, and the price stays the
      same.
    </Trans>
  );
}

function isBooked({ entryId, date }: Session, { sessions }: ReservationDetails): boolean {
  return sessions.some((session) => session.entryId === entryId && session.date === date);
}

/** The sessions of the next weeks; null while they load. */
function useNextSessions(listingId: string, today: string) {
  const [next, setNext] = useState<readonly ListedSession[] | 'failed' | null>(null);
  const isAsked = next === null;

  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const keep = (kept: readonly ListedSession[] | 'failed') => {
      if (!asking.signal.aborted) setNext(kept);
    };
    const range = { start: today, end: addDays(today, DAYS_AHEAD) };
    askSessions(listingId, range, asking.signal).then(keep, () => keep('failed'));
    return () => asking.abort();
  }, [listingId, today, isAsked]);

  return { next, retry: () => setNext(null) };
}
