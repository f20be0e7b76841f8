import { msg } from '@lingui/core/macro';
import { HIDDEN_DAYS, REVIEW_DAYS } from '#domain/reviewing.ts';
import type { MailTemplate } from './template.ts';

/** To the guest, once it is over: how it was. */
export const completed: MailTemplate = ({ translate, reservation, hostName, url }) => {
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`How was ${listingTitle}?`),
    preheader: translate(msg`A few words help future guests.`),
    heading: translate(msg`How was it?`),
    paragraphs: [
      translate(
        msg`Tell other nomads what ${listingTitle} was like: stars, a few facts and a few words. You have ${REVIEW_DAYS} days.`,
      ),
      hostName === ''
        ? translate(
            msg`Your review stays hidden until your host has written one too, or for ${HIDDEN_DAYS} days.`,
          )
        : translate(
            msg`Your review stays hidden until ${hostName} has written one too, or for ${HIDDEN_DAYS} days.`,
          ),
    ],
    action: { label: translate(msg`Write a review`), url: `${url}#reviews` },
  };
};
