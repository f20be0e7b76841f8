import type { I18n } from '@lingui/core';
import type { ComponentProps } from 'react';
import type { ReservationPage } from '#features/reservations/index.web.ts';
import {
  GuestReviews,
  loadGuestReviews,
  loadReservationReviews,
  REVIEW_TEXTS,
  ReservationReviews,
} from '#features/reviews/late.web.ts';
import { loadStayWifi, WIFI_TEXTS, WifiBox } from '#features/wifi/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

type Page = ComponentProps<typeof ReservationPage>['data'];

/** What guest and host say around a reservation. */
export interface SaidOfReservation {
  /** What hosts say of the guest. */
  readonly ofGuest: ComponentProps<typeof GuestReviews>['reviews'];
  /** How fast the guest found the wifi. */
  readonly wifi: ComponentProps<typeof WifiBox>['wifi'];
  readonly reviews: ComponentProps<typeof ReservationReviews>['reviews'];
}

/** Loads what is said around a reservation, with its texts; what doesn't come is left out. */
export async function loadSaid(page: Page, i18n: I18n): Promise<SaidOfReservation> {
  const reservation = page?.reservation;
  const [ofGuest, wifi, reviews] = await Promise.all([
    loadGuestReviews(reservation),
    loadStayWifi(reservation),
    loadReservationReviews(reservation),
    loadTexts(i18n, [...REVIEW_TEXTS, ...WIFI_TEXTS]),
  ]);
  return { ofGuest, wifi, reviews };
}

/** What guest and host say around a reservation: how fast the wifi is, and how it was. */
export function Said({ said: { ofGuest, wifi, reviews } }: { said: SaidOfReservation }) {
  return (
    <>
      <GuestReviews reviews={ofGuest} />
      <WifiBox key={wifi?.reservationId} wifi={wifi} />
      <ReservationReviews reviews={reviews} />
    </>
  );
}
