import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lastDay } from '#domain/booked-days.ts';
import { firstName } from '#domain/first-name.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { RedactedNote } from '#market/page/index.web.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';
import { isRedacted, MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { ReservationDetails, Resolutions } from '../../contract.ts';
import { AfterStay } from '../ahead/after-stay.tsx';
import { TripAhead } from '../ahead/trip-ahead.tsx';
import { KeptNote } from '../kept-trips/kept-note.tsx';
import { Actions, ChangeBox } from '../page/actions.tsx';
import { Box } from '../page/box.tsx';
import { CustomerProfile } from '../page/customer-profile.tsx';
import { DocumentLinks } from '../page/document-links.tsx';
import { EventTimeline, StepsAhead, WhatHappened } from '../page/event-timeline.tsx';
import { GoPart } from '../page/go-part.tsx';
import { ReservationHeader } from '../page/header.tsx';
import { GuestCodeBox, MailedAction, ScannedLink } from '../page/mailed-action.tsx';
import { MomentLinks } from '../page/moment-links.tsx';
import { MoneyBox, PaymentNote, RefundBox } from '../page/money-box.tsx';
import { NextStep } from '../page/next-step.tsx';
import { PushPanel } from '../page/push-panel.tsx';
import { type StatusTone, statusTexts } from '../page/status-badge.tsx';
import type { ReservationPageData } from '../page-data.ts';
import { ReceiptPage } from '../receipt/receipt-page.tsx';
import { ResolutionsSection } from '../resolutions/resolutions-section.tsx';
import { placeClock } from '../time/place-clock.ts';
import './arrive.css';

const GROUNDS: Record<StatusTone, string> = {
  waits: 'bg-ember-tint',
  well: 'bg-pine-tint',
  over: 'bg-sunken',
};

/** A request that waits is good news for who sent it, and asks something of its host. */
function getBackground(reservation: ReservationDetails): string {
  const { viewer, status, due } = reservation;
  return viewer === 'guest' && status === 'pending' && due === 0
    ? 'bg-raised'
    : GROUNDS[statusTexts(reservation).tone];
}

/** One reservation, as its guest or its host sees it. */
export function ReservationPage({
  data,
  payment,
  action,
  contact,
  said,
  resolutions,
  ahead,
  view,
}: {
  data: ReservationPageData | null;
  /** Outcome of the checkout that the user returned from, if any. */
  payment: unknown;
  /** The action requested by an emailed link, if any. */
  action: unknown;
  /** Link to the conversation of guest and host; missing for an administrator. */
  contact: ReactNode;
  /** Feedback of the two parties: measured wifi speeds and reviews. */
  said: ReactNode;
  /** Problems, and the deposit after the end; null where there can't be any. */
  resolutions: Resolutions | null;
  /** Parts of other features about the days ahead, for its guest; each may render nothing. */
  ahead: { flights: ReactNode; stayDays: ReactNode; there: ReactNode };
  /** The alternative view of the page: 'receipt', for its guest. */
  view?: unknown;
}) {
  const { t } = useLingui();
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see this reservation</Trans>}>
        <Trans>Only its guest and its host can see it.</Trans>
      </LogInFirst>
    );
  }
  const { reservation, readAt } = data;
  const deposit = resolutions?.deposit ?? null;
  const { viewer, status, message, checkInCode, customer, guest, events } = reservation;
  if (view === 'receipt' && viewer === 'guest' && reservation.paid > (reservation.held ?? 0)) {
    return <ReceiptPage reservation={reservation} deposit={deposit} />;
  }
  // After the stay, the feedback matters most.
  const isOver = status === 'completed';
  return (
    <article className="content-width grid max-w-6xl gap-8 py-6">
      <KeptNote />
      <ReservationHeader reservation={reservation} contact={viewer === 'admin' ? null : contact} />
      <section
        aria-label={t`What happens next`}
        // On a phone, who comes back from the checkout sees first that it worked.
        className={`grid gap-4 rounded-card border border-line p-5 sm:p-6 ${getBackground(reservation)} ${payment === 'done' ? 'max-sm:order-first' : ''}`}
      >
        <PaymentNote key={reservation.id} payment={payment} reservation={reservation} />
        <div
          // News come in once each, and nothing moves for who asked for less motion.
          key={`${status} ${reservation.due}`}
          className="grid gap-4 motion-safe:animate-[arrive_250ms_ease-out]"
        >
          {viewer === 'guest' ? (
            <h2 className="font-bold text-2xl empty:hidden">
              <WhatHappened reservation={reservation} />
            </h2>
          ) : null}
          <p className="max-w-prose text-lg">
            <NextStep reservation={reservation} viewer={viewer} readAt={readAt} />
          </p>
          {viewer === 'guest' ? <StepsAhead reservation={reservation} readAt={readAt} /> : null}
        </div>
        <GoPart reservation={reservation} />
        <Actions reservation={reservation} readAt={readAt} />
        <MailedAction action={action} reservation={reservation} readAt={readAt} />
        <ScannedLink reservation={reservation} />
        <AfterStay reservation={reservation} readAt={readAt} />
        {viewer === 'guest' ? (
          <MomentLinks reservation={reservation} />
        ) : (
          <div className="flex flex-wrap gap-3 empty:hidden">
            <DocumentLinks reservation={reservation} />
          </div>
        )}
      </section>
      <TripAhead
        reservation={reservation}
        readAt={readAt}
        flights={ahead.flights}
        stayDays={ahead.stayDays}
      />
      <PushPanel reservation={reservation} />
      <ResolutionsSection page={data} resolutions={resolutions} />
      {ahead.there}
      {isOver ? said : null}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          <ChangeBox reservation={reservation} />
          {/* Once the guest is in, or is not coming any more, it opens nothing. */}
          {checkInCode === null || status !== 'approved' ? null : (
            <CodeBox code={checkInCode} guestName={guest.name} />
          )}
          {reservation.guestCode === null ? null : (
            <GuestCodeBox
              guestCode={reservation.guestCode}
              hostName={firstName(reservation.host.name)}
            />
          )}
          <ArrivalBox reservation={reservation} />
          {message.length === 0 ? null : (
            <Box
              title={
                viewer === 'guest' ? (
                  <Trans>Your message</Trans>
                ) : (
                  <Trans>Message from {guest.name}</Trans>
                )
              }
            >
              <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
                <MessageParts parts={message} />
              </p>
              {isRedacted(message) ? <RedactedNote /> : null}
            </Box>
          )}
          {customer === null ? null : (
            <Box title={<Trans>Your guest</Trans>}>
              <CustomerProfile customer={customer} status={reservation.status} />
            </Box>
          )}
          {isOver ? null : said}
          <Box title={<Trans>History</Trans>}>
            <EventTimeline
              events={events}
              kind={reservation.listing.kind}
              {...placeClock(reservation)}
            />
          </Box>
        </div>
        <div className="grid gap-6">
          {reservation.showsAmounts ? (
            <>
              <MoneyBox reservation={reservation} deposit={deposit} />
              <RefundBox reservation={reservation} readAt={readAt} />
            </>
          ) : (
            <Box title={<Trans>Price</Trans>}>
              <p className="text-soft">
                <Trans>Prices and payments are for {reservation.host.name} alone.</Trans>
              </p>
            </Box>
          )}
        </div>
      </div>
    </article>
  );
}

const AHEAD: readonly ReservationDetails['status'][] = ['approved', 'checked-in'];

/** Labels of the hours between which guests may be there. */
const HOURS: Readonly<
  Record<Unit, { readonly from: MessageDescriptor; readonly until: MessageDescriptor }>
> = {
  night: { from: msg`Check-in from`, until: msg`Check-out by` },
  session: { from: msg`Doors open`, until: msg`Everyone out by` },
};

/** How to get in, or when that is revealed. */
function ArrivalBox({ reservation }: { reservation: ReservationDetails }) {
  const { t } = useLingui();
  const onClock = useOnClock();
  const clock = placeClock(reservation);
  const { arrival, arrivalFrom, startDate, endDate, status, viewer, due } = reservation;
  const { zones, boarding, host } = reservation;
  const checkIn = useHomeTime(reservation.checkInFrom, startDate, zones.arrival);
  const { kind } = reservation.listing;
  const isRevealedLater = KINDS[kind].arrivalDetails === 'before-arrival';
  const hours = HOURS[KINDS[kind].unit];
  const checkOut = useHomeTime(reservation.checkOutUntil, lastDay(kind, endDate), zones.leaving);
  const isOneClock = zones.arrival === zones.leaving;
  if (!AHEAD.includes(status)) return null;
  return (
    <Box title={<Trans>Arrival</Trans>}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact
          label={t(hours.from)}
          value={isOneClock ? checkIn.text : onClock(checkIn, boarding?.arrival.city)}
        />
        <Fact
          label={t(hours.until)}
          value={isOneClock ? checkOut.text : onClock(checkOut, boarding?.leaving.city)}
        />
        {arrival === null ? null : (
          <>
            {boarding === null ? (
              <Fact label={<Trans>Address</Trans>} value={arrival.address} />
            ) : (
              <>
                <Fact label={<Trans>Boarding</Trans>} value={boarding.arrival.city} />
                <Fact label={<Trans>Meeting point</Trans>} value={arrival.address} />
              </>
            )}
            <Fact label={<Trans>Wifi</Trans>} value={arrival.wifiName} />
            <Fact label={<Trans>Wifi password</Trans>} value={arrival.wifiPassword} isCode />
          </>
        )}
      </dl>
      {arrival === null && !isRevealedLater ? null : arrival === null ? (
        <p className="text-soft">
          {due > 0 ? (
            <Trans>
              You'll see the address, the wifi details and how to get in from{' '}
              <ReaderMoment at={arrivalFrom} {...clock} />, once the reservation is paid.
            </Trans>
          ) : (
            <Trans>
              You'll see the address, the wifi details and how to get in from{' '}
              <ReaderMoment at={arrivalFrom} {...clock} />.
            </Trans>
          )}
        </p>
      ) : (
        <>
          {arrival.latitude === null ? (
            <p>
              {viewer === 'host' ? (
                <Trans>You haven't set a meeting point here. Tell your guest where to meet.</Trans>
              ) : (
                <Trans>{host.name} will tell you where to meet.</Trans>
              )}
            </p>
          ) : null}
          {arrival.entryInstructions === '' ? null : (
            <div>
              <h3 className="font-semibold text-sm">
                {boarding === null ? (
                  <Trans>How to get in</Trans>
                ) : (
                  <Trans>Notes for everyone aboard</Trans>
                )}
              </h3>
              <p
                dir="auto"
                lang={reservation.listing.language}
                className="max-w-prose whitespace-pre-line"
              >
                {arrival.entryInstructions}
              </p>
            </div>
          )}
          {viewer === 'host' ? (
            <p className="text-soft text-sm">
              {isRevealedLater ? (
                <Trans>
                  Your guest sees this from <ReaderMoment at={arrivalFrom} {...clock} />.
                </Trans>
              ) : (
                <Trans>Your guest sees this too.</Trans>
              )}
            </p>
          ) : null}
        </>
      )}
    </Box>
  );
}

/** Formats a time with the city of its time zone. */
function useOnClock() {
  const { t } = useLingui();
  return ({ text, at }: ReturnType<typeof useHomeTime>, city: string | undefined) => {
    if (at === null || city === undefined) return text;
    return t`${text}, ${city}`;
  };
}

function Fact({
  label,
  value,
  isCode = false,
}: {
  label: ReactNode;
  value: string;
  isCode?: boolean;
}) {
  if (value === '') return null;
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className={isCode ? 'select-all break-all font-mono' : ''}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The host's code, to be given to the guest at the door. */
function CodeBox({ code, guestName }: { code: string; guestName: string }) {
  return (
    <Box title={<Trans>Check-in code</Trans>}>
      <p
        dir="ltr"
        className="select-all rounded-xl bg-pine-tint py-3 text-center font-bold font-mono text-2xl text-pine tracking-[0.35em]"
      >
        {code}
      </p>
      <p className="text-soft">
        <Trans>Give it to {guestName} when they arrive. They'll enter it to check in.</Trans>
      </p>
    </Box>
  );
}
