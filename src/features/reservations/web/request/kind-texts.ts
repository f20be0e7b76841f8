import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { firstName } from '#domain/first-name.ts';
import { INSTANT_PAY_MINUTES } from '#domain/instant-booking.ts';
import { SEAT_HOLD_MINUTES } from '#domain/reservation-lifecycle.ts';
import type { ListingKind } from '#domain/vocabulary.ts';

/** Texts of the request dialog that differ by kind of listing. */
interface RequestTexts {
  title(facts: { readonly hostName: string }): MessageDescriptor;
  /** When the guest is charged, next to the button. */
  charge(facts: { readonly hostName: string; readonly isFree: boolean }): MessageDescriptor;
  /** The button. */
  action: MessageDescriptor;
  /** Under the message, and in it while it is empty. */
  hint: MessageDescriptor;
  example: MessageDescriptor;
}

const STAY_TEXTS: RequestTexts = {
  title: ({ hostName }) => msg`Request to stay with ${hostName}`,
  charge: ({ hostName }) => msg`You won't be charged until ${firstName(hostName)} approves.`,
  action: msg`Request`,
  hint: msg`Say who you are and what brings you. It's optional.`,
  example: msg`Hello! I'd love to stay because…`,
};

/** Guests stay there as in a home, and join others. */
const ITINERANT_TEXTS: RequestTexts = {
  ...STAY_TEXTS,
  title: ({ hostName }) => msg`Request to join ${hostName}`,
  example: msg`Hello! I'd love to join because…`,
};

/** No approval by the host: only a payment is needed, and none if it is free. */
const EXPERIENCE_TEXTS: RequestTexts = {
  title: ({ hostName }) => msg`Reserve with ${hostName}`,
  charge: ({ isFree }) =>
    isFree
      ? msg`There's nothing to pay, so your seats are confirmed right away.`
      : msg`Your seats are on hold for ${SEAT_HOLD_MINUTES} minutes while you pay.`,
  action: msg`Reserve`,
  hint: msg`Share anything that's good to know before you meet. It's optional.`,
  example: msg`Hello! I'm looking forward to it because…`,
};

/** Nights of a home that approves this guest at once: only a payment is needed, and none if it is free. */
export const INSTANT_TEXTS: RequestTexts = {
  ...STAY_TEXTS,
  title: EXPERIENCE_TEXTS.title,
  charge: ({ isFree }) =>
    isFree
      ? msg`There's nothing to pay, so your stay is confirmed right away.`
      : msg`Your dates are on hold for ${INSTANT_PAY_MINUTES} minutes while you pay.`,
  action: EXPERIENCE_TEXTS.action,
};

/** Texts of the request dialog by kind. */
export const REQUEST_TEXTS: Readonly<Record<ListingKind, RequestTexts>> = {
  stay: STAY_TEXTS,
  itinerant: ITINERANT_TEXTS,
  experience: EXPERIENCE_TEXTS,
};
