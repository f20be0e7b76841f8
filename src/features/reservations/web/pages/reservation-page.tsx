import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RedactedNote } from '#market/page/late.web.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { firstName } from '#platform/web/ui/first-name.ts';
import { isRedacted, MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { Actions } from '../page/actions.tsx';
import { ArrivalBox } from '../page/arrival-box.tsx';
import { BookAgain } from '../page/book-again.tsx';
import { Box } from '../page/box.tsx';
import { ChangeBox } from '../page/change-box.tsx';
import { CodeBox } from '../page/code-box.tsx';
import { CustomerProfile } from '../page/customer-profile.tsx';
import { EventTimeline } from '../page/event-timeline.tsx';
import { GuestCodeBox } from '../page/guest-code-box.tsx';
import { ReservationHeader } from '../page/header.tsx';
import { MailedAction } from '../page/mailed-action.tsx';
import { MomentLinks } from '../page/moment-links.tsx';
import { MoneyBox } from '../page/money-box.tsx';
import { NextStep } from '../page/next-step.tsx';
import { PaymentNote } from '../page/payment-note.tsx';
import { RefundBox } from '../page/refund-box.tsx';
import { ScannedLink } from '../page/scanned-link.tsx';
import { type StatusTone, statusTexts } from '../page/status-texts.ts';
import { StepsAhead } from '../page/steps-ahead.tsx';
import { WhatHappened } from '../page/what-happened.tsx';
import type { ReservationPageData } from '../page-data.ts';
import { ReceiptPage } from '../receipt/receipt-page.tsx';
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
  const { viewer, status, message, checkInCode, customer, guest, events } = reservation;
  if (view === 'receipt' && viewer === 'guest' && reservation.paid > 0) {
    return <ReceiptPage reservation={reservation} />;
  }
  // After the stay, the feedback matters most.
  const isOver = status === 'completed';
  return (
    <article className="content-width grid max-w-6xl gap-8 py-6">
      <ReservationHeader reservation={reservation} contact={viewer === 'admin' ? null : contact} />
      <section
        aria-label={t`What happens next`}
        className={`grid gap-4 rounded-card border border-line p-5 sm:p-6 ${getBackground(reservation)}`}
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
        <Actions reservation={reservation} readAt={readAt} />
        <MailedAction action={action} reservation={reservation} readAt={readAt} />
        <ScannedLink reservation={reservation} />
        <BookAgain reservation={reservation} />
        {viewer === 'guest' ? <MomentLinks reservation={reservation} /> : null}
      </section>
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
              <CustomerProfile customer={customer} />
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
          <MoneyBox reservation={reservation} />
          <RefundBox reservation={reservation} readAt={readAt} />
        </div>
      </div>
    </article>
  );
}
