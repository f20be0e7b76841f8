import { useRouteContext } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { listingPath } from '#domain/listing-path.ts';
import { type SeatsRequest, seatsRequest } from '#domain/search/seats-request.ts';
import { useRequestInUrl } from '#market/booking/index.web.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { fitSeatsRequest } from './seats-request.ts';
import { type SeatsQuoteResult, type SeatsQuoteView, useSeatsQuote } from './use-seats-quote.ts';
import { useWaitlist, type Waitlist } from './waitlist/use-waitlist.ts';

/** State of the seats that the user is about to reserve, and the actions. */
export interface SeatsBooking {
  readonly experience: ExperienceDetails;
  readonly request: SeatsRequest;
  readonly quote: SeatsQuoteView;
  /** Waitlist of the chosen session, and the user's places in others. */
  readonly waitlist: Waitlist;
  /** Whether the user can accept the offer: its price is known. */
  readonly canAccept: boolean;
  /** Element around the dates. */
  readonly dates: RefObject<HTMLDivElement | null>;
  /** Incremented whenever focus has to move to the dates. */
  readonly focusCall: number;
  change(patch: Partial<SeatsRequest>): void;
  retry(): void;
  chooseDates(): void;
  /** Requests the chosen seats, or accepts an offer; a signed-out user signs in first. */
  reserve(): void;
}

/**
 * The request, stored in the URL so that links include it, its price, and the reservation.
 *
 * @param loaded the response of the page's loader
 * @param requested the request in the URL of the page
 */
export function useSeatsBooking(
  experience: ExperienceDetails,
  loaded: SeatsQuoteResult | null,
  requested: SeatsRequest,
): SeatsBooking {
  const { me } = useRouteContext({ from: '__root__' });
  const [request, setRequest] = useState(() => fitSeatsRequest(requested, experience));
  const { view: quote, retry } = useSeatsQuote(experience.id, request, loaded);
  const waitlist = useWaitlist(experience, request, quote);
  const { view } = waitlist;
  const offered = view.kind === 'offered' ? view.place : null;
  const canAccept =
    offered !== null && quote.kind === 'answered' && request.guests === offered.seats;
  const dates = useRef<HTMLDivElement>(null);
  const [focusCall, setFocusCall] = useState(0);
  const path = listingPath('experience', experience.id);
  useRequestInUrl(path, request, seatsRequest);

  // An offer has a fixed number of seats, whatever the user had chosen before.
  const wantedSeats = offered?.seats ?? null;
  useEffect(() => {
    if (wantedSeats !== null) setRequest((now) => ({ ...now, guests: wantedSeats }));
  }, [wantedSeats]);

  function chooseDates() {
    dates.current?.scrollIntoView({ block: 'start' });
    setFocusCall((calls) => calls + 1);
  }

  function reserve() {
    // Only known once the host has signed in.
    if (experience.own) return;
    const { session, guests, scheduleDuration } = request;
    const isReservable = canAccept || (quote.kind === 'answered' && quote.answer.available);
    if (quote.kind !== 'answered' || !isReservable || session === null) {
      chooseDates();
      return;
    }
    if (me === null) {
      openSignIn('login', { action: 'reserve', subject: experience.id });
      return;
    }
    const { id, title, language, place, host, disclaimers } = experience;
    openDialog('request-seats', {
      listingId: id,
      title,
      language,
      place: { city: place.city, timeZone: place.timeZone },
      hostName: host.name,
      session,
      guests,
      scheduleDuration,
      sessions: quote.answer.sessions,
      quote: quote.answer.quote,
      refunds: quote.answer.refunds,
      disclaimers,
      isOffered: canAccept,
    });
  }

  useContinuation('reserve', experience.id, reserve, quote.kind !== 'asking');

  return {
    experience,
    request,
    quote,
    waitlist,
    canAccept,
    dates,
    focusCall,
    retry,
    chooseDates,
    reserve,
    change: (patch) => setRequest((now) => ({ ...now, ...patch })),
  };
}
