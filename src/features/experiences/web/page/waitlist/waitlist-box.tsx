import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OFFER_HOURS, OFFER_NIGHT } from '#domain/waitlist.ts';
import type { WaitlistPlace } from '#features/experiences/contract.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { isSameSession } from '../../sessions/use-month-sessions.ts';
import type { SeatsBooking } from '../use-seats-booking.ts';
import { isSeatsReservable, shownSeatsAnswer } from '../use-seats-quote.ts';

/** Actions for a full session: wait, leave, or accept an offer. */
export function WaitlistBox({ booking }: { booking: SeatsBooking }) {
  const { waitlist } = booking;
  const { view, busy, problem } = waitlist;
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        <State booking={booking} />
      </div>
      <WaitlistButton booking={booking} wide />
      {view.kind === 'offered' ? (
        <Button look="secondary" wide busy={busy} onClick={waitlist.leave}>
          <Trans>Decline the offer</Trans>
        </Button>
      ) : null}
      <div role="alert" className="empty:hidden">
        {problem === null ? null : <p className="text-danger text-sm">{problem}</p>}
      </div>
      <OtherPlaces booking={booking} />
    </div>
  );
}

/** The next action: join, leave, or accept the offer. */
export function WaitlistButton({
  booking,
  wide = false,
}: {
  booking: SeatsBooking;
  wide?: boolean;
}) {
  const { i18n } = useLingui();
  const { waitlist, canAccept, reserve, change } = booking;
  const { view, busy, join, leave } = waitlist;
  const prepare = () => preloadDialog('request-seats');
  switch (view.kind) {
    case 'full':
    case 'loading':
    case 'offer-over':
      return (
        <Button
          wide={wide}
          busy={busy || view.kind === 'loading'}
          className="noscript:hidden"
          onClick={join}
        >
          <Trans>Join the waitlist</Trans>
        </Button>
      );
    case 'full-pass': {
      const { session } = view;
      const day = formatDay(session.date, i18n.locale, 'weekday');
      return (
        <Button
          look="secondary"
          wide={wide}
          className="noscript:hidden"
          onClick={() => change({ session, scheduleDuration: 'one-time' })}
        >
          <Trans>Wait for {day}</Trans>
        </Button>
      );
    }
    case 'waiting':
      return (
        <Button look="secondary" wide={wide} busy={busy} onClick={leave}>
          <Trans>Leave the waitlist</Trans>
        </Button>
      );
    case 'offered':
      return (
        <Button
          wide={wide}
          busy={busy}
          reason={canAccept ? null : <Trans>We couldn't calculate the price.</Trans>}
          onClick={reserve}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Trans>Accept the offer</Trans>
        </Button>
      );
    default:
      return null;
  }
}

function State({ booking: { waitlist, request, quote, experience } }: { booking: SeatsBooking }) {
  const { i18n } = useLingui();
  const { view } = waitlist;
  const zone = shownSeatsAnswer(quote)?.sessions[0]?.timeZone ?? experience.place.timeZone;
  switch (view.kind) {
    case 'full':
    case 'loading':
      return (
        <p className="text-soft text-sm">
          <Plural
            value={request.guests}
            one="Join the waitlist, and we'll email you when # seat opens up."
            other="Join the waitlist, and we'll email you when # seats open up."
          />{' '}
          <Plural
            value={OFFER_HOURS}
            one="We'll hold what we offer you for up to # hour."
            other="We'll hold what we offer you for up to # hours."
          />
        </p>
      );
    case 'full-pass':
      return (
        <p className="text-soft text-sm">
          <Trans>
            There's no waitlist for passes, because every date of a pass needs a free seat at the
            same time. You can wait for a single date, or start the pass on another one.
          </Trans>
        </p>
      );
    case 'failed':
      return (
        <>
          <p className="text-soft">
            <Trans>We couldn't load the waitlist.</Trans>
          </p>
          <Button look="secondary" onClick={waitlist.reload}>
            <Trans>Retry</Trans>
          </Button>
        </>
      );
    case 'waiting':
      return (
        <Note title={<Trans>You're on the waitlist</Trans>}>
          <p>
            <SeatCount place={view.place} />
            <span>{' · '}</span>
            <Ahead place={view.place} />
          </p>
          <p className="text-sm">
            <Trans>We'll email you as soon as it's your turn.</Trans>
          </p>
        </Note>
      );
    case 'offered': {
      const night = clockRange(
        { start: hour(OFFER_NIGHT.from), end: hour(OFFER_NIGHT.to) },
        i18n.locale,
      );
      return (
        <Note title={<Trans>There's room for you</Trans>}>
          <p>
            <SeatCount place={view.place} />
            <span>{' · '}</span>
            <Trans>
              held for you until{' '}
              <ReaderMoment at={view.until} zone={zone} city={experience.place.city} />
            </Trans>
          </p>
          {view.place.restsAtNight ? (
            <p className="text-sm">
              <Trans>Nights ({night}) don't count towards that time.</Trans>
            </p>
          ) : null}
        </Note>
      );
    }
    case 'offer-over':
      return (
        <Note title={<Trans>Your offer has ended</Trans>}>
          <p>
            <Trans>If you'd still like to come, you can join the waitlist again.</Trans>
          </p>
        </Note>
      );
    case 'none':
      return null;
  }
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-xl bg-pine-tint p-4 text-pine">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

function SeatCount({ place: { seats } }: { place: Pick<WaitlistPlace, 'seats'> }) {
  return <Plural value={seats} one="# seat" other="# seats" />;
}

function Ahead({ place: { ahead } }: { place: Pick<WaitlistPlace, 'ahead'> }) {
  return (
    <Plural
      value={ahead}
      _0="you're first in line"
      one="# person is ahead of you"
      other="# people are ahead of you"
    />
  );
}

/** 'HH:00' of a full hour. */
function hour(of: number): string {
  return `${String(of).padStart(2, '0')}:00`;
}

/** Other dates of the experience that the user waits for, or has an offer of. */
function OtherPlaces({ booking }: { booking: SeatsBooking }) {
  const { i18n } = useLingui();
  const { waitlist, request, change } = booking;
  const others = waitlist.places.filter((place) => !isSameSession(place, request.session));
  if (others.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {others.map(({ entryId, date, state, seats }) => {
        const day = formatDay(date, i18n.locale, 'weekday');
        return (
          <li key={`${entryId} ${date}`}>
            <button
              type="button"
              onClick={() =>
                change({ session: { entryId, date }, guests: seats, scheduleDuration: 'one-time' })
              }
              className="min-h-11 text-start text-sm underline underline-offset-4"
            >
              {state === 'offered' ? (
                <Trans>{day}: seats are held for you</Trans>
              ) : (
                <Trans>{day}: you're on the waitlist</Trans>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the next action is one of the waitlist instead of reserving. */
export function isWaitlistNext({ waitlist, quote }: Pick<SeatsBooking, 'waitlist' | 'quote'>) {
  const { kind } = waitlist.view;
  return kind === 'offered' || (kind !== 'none' && !isSeatsReservable(quote));
}
