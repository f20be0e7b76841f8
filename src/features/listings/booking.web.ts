// How nights of a listing are chosen, priced and asked for, whichever kind it is of; fetched with the
// page of a listing.

export { ArrivalTimes } from './web/booking/arrival-times.tsx';
export { Availability } from './web/booking/availability.tsx';
export { CancellationSection } from './web/booking/cancellation-section.tsx';
export { PhoneBar } from './web/booking/phone-bar.tsx';
export { PricePanel } from './web/booking/price-panel.tsx';
export { type Booking, useBooking } from './web/booking/use-booking.ts';
export { useReserve } from './web/booking/use-reserve.ts';
