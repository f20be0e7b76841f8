import { msg } from '@lingui/core/macro';
import type { KindTexts } from './kind-texts.ts';
import { STAY_TEXTS } from './stay-texts.ts';

/** Of itinerants: one stays there as in a home, and joins others. */
export const ITINERANT_TEXTS = {
  ...STAY_TEXTS,
  listing: msg`Itinerant`,
  request: {
    subject: ({ guestName, title }) => msg`${guestName} would like to join ${title}`,
    text: ({ guestName, title }) => msg`${guestName} would like to join ${title}.`,
    elsewhere: msg`There are other itinerants that would love to have you.`,
  },
} as const satisfies KindTexts;
