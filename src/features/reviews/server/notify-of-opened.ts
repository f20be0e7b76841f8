import { msg } from '@lingui/core/macro';
import type { ReviewParty } from '#domain/reviewing.ts';
import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';

import type { Reviewed } from './store/written.ts';

interface Work {
  readonly db: Queryable;
  readonly now: Temporal.Instant;
  readonly services: Services;
}

/**
 * Notifies both sides, once for each state, of newly opened reviews: a notification each, and an
 * email to a side that can read a new review by the other. The email contains none of it.
 *
 * @param opened the sides whose reviews can be read from now on
 * @param isBoth whether both sides have written one by now
 */
export async function notifyOfOpened(
  work: Work,
  reservation: Reviewed,
  opened: readonly ReviewParty[],
  isBoth: boolean,
): Promise<void> {
  const { id, listingId, kind, guestId, hostId, listingTitle, startDate, endDate } = reservation;
  const state = isBoth ? 'reviews-open' : 'review-open';
  const sides = [
    { userId: guestId, otherId: hostId, path: 'trips', hasNews: opened.includes('host') },
    { userId: hostId, otherId: guestId, path: 'reservations', hasNews: opened.includes('guest') },
  ] as const;
  for (const { userId, otherId, path, hasNews } of sides) {
    const recipient = await mailRecipient(work.db, userId);
    // A deleted account has neither a mailbox nor a page.
    if (recipient === null) continue;
    const key = `${state}:${id}:${userId}`;
    await addNotice(work.db, {
      userId,
      key,
      kind: state,
      reservationId: id,
      details: { title: listingTitle, startDate, endDate, listingKind: kind },
      createdAt: work.now,
    });
    if (!hasNews) continue;
    const translate = work.services.translator(recipient.locale ?? DEFAULT_LOCALE);
    const summaries = await listingSummaries(work.db, [listingId], translate);
    const quotes = quotesIn(summaries.get(listingId)?.language, [listingTitle]);
    const other = (await personsByIds(work.db, [otherId])).get(otherId);
    const { subject, ...content } = reviewsOpenMail({
      translate,
      otherName: other?.name ?? '',
      title: listingTitle,
      isBoth,
      url: `${work.services.config.http.publicUrl}/${path}/${id}`,
    });
    await queueMail(work.db, work.services.jobs, {
      key,
      to: recipient.email,
      locale: translate.locale,
      template: `reviews.${state}`,
      subject,
      ...renderMail({ quotes, ...content }, translate),
    });
  }
}

/** To a side that can now read the other's review of them or of their listing. */
function reviewsOpenMail({
  translate,
  otherName,
  title,
  isBoth,
  url,
}: {
  readonly translate: Translator;
  /** Empty for a deleted account. */
  readonly otherName: string;
  readonly title: string;
  /** Whether the reader wrote one too. */
  readonly isBoth: boolean;
  readonly url: string;
}): MailContent & { readonly subject: string } {
  const subject =
    otherName === ''
      ? translate(msg`You have a review: ${title}`)
      : translate(msg`${otherName} reviewed ${title}`);
  return {
    subject,
    preheader: translate(msg`You can read it now.`),
    heading: translate(msg`You have a review`),
    paragraphs: [
      isBoth
        ? translate(msg`You've both written a review about ${title}, so you can read each other's.`)
        : translate(msg`A review about ${title} is now open, and you can read it.`),
    ],
    action: { label: translate(msg`Read the review`), url },
  };
}
