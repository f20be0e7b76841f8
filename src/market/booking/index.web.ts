export { ArrivalTimes } from './web/arrival-times.tsx';
export { Availability } from './web/availability.tsx';
export { CancellationSection } from './web/cancellation-section.tsx';
export { FreeInstead } from './web/free-instead.tsx';
export { GoLine, GoNote } from './web/go-note.tsx';
export { PausedNote } from './web/instead-of-reserving.tsx';
export { type NightsOffer, nightsQuery } from './web/nights-offer.ts';
export { PhoneBar } from './web/phone-bar.tsx';
export { PriceLines, ZoneNote } from './web/price/price-lines.tsx';
export { type RefundStep, RefundTimeline, stepAt } from './web/price/refund-timeline.tsx';
export { PricePanel } from './web/price-panel.tsx';
export {
  isReservable,
  loadQuote,
  type QuoteResult,
  type QuoteView,
  shownAnswer,
  useAskedQuote,
} from './web/use-asked-quote.ts';
export { type Booking, useBooking, useRequestInUrl } from './web/use-booking.ts';
export { useReserve } from './web/use-reserve.ts';
export { VerifiedGuestsNote } from './web/verified-guests-note.tsx';
export { WaitForNights } from './web/wait-for-nights.tsx';
