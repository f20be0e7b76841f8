import { useRouteContext } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import type { Booking } from './use-booking.ts';

/** Steps from a listing's page to a reservation. */
export interface Reserve {
  /** Container of the calendar. */
  readonly calendar: RefObject<HTMLDivElement | null>;
  /** Incremented to move the focus to the calendar. */
  readonly focusCall: number;
  chooseDates(): void;
  /** Sends the request; signed-out visitors sign in first. */
  reserve(): void;
}

/** Moves to the calendar while nights have to be chosen, then to the request. */
export function useReserve({ nights, listing, request, quote }: Booking): Reserve {
  const { me } = useRouteContext({ from: '__root__' });
  const [focusCall, setFocusCall] = useState(0);
  const calendar = useRef<HTMLDivElement>(null);

  function chooseDates() {
    calendar.current?.scrollIntoView({ block: 'start' });
    setFocusCall((calls) => calls + 1);
  }

  function reserve() {
    // Known only once the host has signed in.
    if (listing.own) return;
    const { startDate, endDate, guests, rooms, pets } = request;
    if (quote.kind !== 'answered' || startDate === null || endDate === null) {
      chooseDates();
      return;
    }
    if (me === null) {
      openSignIn('login', { action: 'reserve', subject: listing.id });
      return;
    }
    openDialog('request-reservation', {
      kind: nights.kind,
      listingId: listing.id,
      title: listing.title,
      language: listing.language,
      place: listing.place,
      hostName: listing.host.name,
      startDate,
      endDate,
      guests,
      rooms,
      pets,
      boarding: quote.answer.boarding,
      quote: quote.answer.quote,
      monthly: quote.answer.monthly,
    });
  }

  useContinuation('reserve', listing.id, reserve, quote.kind !== 'asking');

  return { calendar, focusCall, chooseDates, reserve };
}
