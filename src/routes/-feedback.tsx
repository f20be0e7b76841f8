import type { I18n } from '@lingui/core';
import type { ComponentProps } from 'react';
import type { ReservationPage } from '#features/reservations/index.web.ts';
import {
  GuestReviews,
  loadGuestReviews,
  loadReservationReviews,
  REVIEW_TEXTS,
  ReservationReviews,
} from '#features/reviews/index.web.ts';
import { loadStayWifi, WIFI_TEXTS, WifiBox } from '#features/wifi/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

type Page = ComponentProps<typeof ReservationPage>['data'];

/** Feedback of guest and host about a reservation. */
export interface ReservationFeedback {
  /** Hosts' reviews of the guest. */
  readonly ofGuest: ComponentProps<typeof GuestReviews>['reviews'];
  /** The wifi speed that the guest measured. */
  readonly wifi: ComponentProps<typeof WifiBox>['wifi'];
  readonly reviews: ComponentProps<typeof ReservationReviews>['reviews'];
}

/** Loads the feedback about a reservation, with its texts; failed parts are left out. */
export async function loadFeedback(page: Page, i18n: I18n): Promise<ReservationFeedback> {
  const reservation = page?.reservation;
  const [ofGuest, wifi, reviews] = await Promise.all([
    loadGuestReviews(reservation),
    loadStayWifi(reservation),
    loadReservationReviews(reservation),
    loadTexts(i18n, [...REVIEW_TEXTS, ...WIFI_TEXTS]),
  ]);
  return { ofGuest, wifi, reviews };
}

/** Feedback of guest and host about a reservation: the wifi speed, and the reviews. */
export function FeedbackSection({
  said: { ofGuest, wifi, reviews },
}: {
  said: ReservationFeedback;
}) {
  return (
    <>
      <GuestReviews reviews={ofGuest} />
      <WifiBox key={wifi?.reservationId} wifi={wifi} />
      <ReservationReviews reviews={reviews} />
    </>
  );
}
