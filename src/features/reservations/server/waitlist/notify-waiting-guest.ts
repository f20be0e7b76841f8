import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import { hasNightOffer, type WaitingGuest } from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { mailedDeadline } from '#platform/server/mail/mailed-times.ts';
import { type MailChecks, queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import { addNotice } from '../notify/push-notice.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const CHECK = 'reservations.nights-are-offered';

/** Whether mails about waitlists of nights are still true. */
export const NIGHT_WAITLIST_MAIL_CHECKS: MailChecks = {
  [CHECK]: (db, { waitingId = '' }) => hasNightOffer(db, waitingId),
};

/** News for a guest who waits for nights. */
export type WaitingNews =
  | { readonly kind: 'nights-offered'; readonly until: Temporal.Instant }
  | { readonly kind: 'nights-offer-over' }
  | { readonly kind: 'nights-line-over' };

/**
 * Writes a notice and queues a mail to a guest who waits for nights, once for each occasion; deleted
 * accounts get none.
 */
export async function notifyWaitingGuest(
  { db, now, services }: UnitOfWork,
  listing: NightsListing,
  guest: WaitingGuest,
  news: WaitingNews,
): Promise<void> {
  const recipient = await mailRecipient(db, guest.userId);
  if (recipient === null) return;
  const { kind } = news;
  const occasion = news.kind === 'nights-offered' ? `${kind}:${news.until}` : kind;
  const key = `night-waitlist:${guest.id}:${occasion}`;
  const { startDate, endDate, guests } = guest;
  const { id: listingId, title } = listing;
  const condition =
    kind === 'nights-offered' ? { check: CHECK, about: { waitingId: guest.id } } : undefined;
  const details = { title, startDate, endDate, listingKind: listing.kind, listingId, guests };
  const notice = { userId: guest.userId, key, kind, createdAt: now, details };
  await addNotice(db, services, notice, condition);
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const summary = (await listingSummaries(db, [listingId], translate)).get(listingId);
  const query = new URLSearchParams({ startDate, endDate, guestCount: String(guests) });
  const facts = {
    title,
    city: summary?.city ?? '',
    zone: listing.timeZone,
    readerZone: recipient.timeZone,
    dates: formatDayRange(startDate, endDate, translate.locale, 'long'),
    url: `${services.config.http.publicUrl}${listingPath(listing.kind, listingId)}?${query}`,
  };
  const { subject, ...content } = writeMail(facts, news, translate);
  const quotes = summary?.language === undefined ? [] : quotesIn(summary.language, [title]);
  const mail = {
    key,
    to: recipient.email,
    locale: translate.locale,
    template: `reservations.waitlist-${kind}`,
    subject,
    ...renderMail({ quotes, ...content }, translate),
  };
  await queueMail(db, services.jobs, mail, condition);
}

interface Facts {
  readonly title: string;
  readonly city: string;
  /** IANA zone of the home. */
  readonly zone: string;
  /** IANA zone that the reader chose; null without a choice. */
  readonly readerZone: string | null;
  readonly dates: string;
  readonly url: string;
}

function writeMail(
  facts: Facts,
  news: WaitingNews,
  translate: Translator,
): MailContent & { readonly subject: string } {
  const { title, dates, url } = facts;
  switch (news.kind) {
    case 'nights-offered': {
      const until = mailedDeadline(news.until, { translate, ...facts });
      return {
        subject: translate(msg`Free for you: ${title}`),
        preheader: translate(msg`Held for you until ${until}.`),
        heading: translate(msg`Your nights are free`),
        paragraphs: [
          translate(
            msg`The nights you're waiting for at ${title}, ${dates}, are free. We're holding them for you until ${until}. Send your request by then.`,
          ),
        ],
        action: { label: translate(msg`See the home`), url },
      };
    }
    case 'nights-offer-over': {
      const text = translate(
        msg`The nights at ${title}, ${dates}, are no longer held for you, and go to the next in line.`,
      );
      return {
        subject: translate(msg`Your offer for ${title} has ended`),
        preheader: text,
        heading: translate(msg`Your offer has ended`),
        paragraphs: [
          text,
          translate(msg`If you'd still like to come, you can join the waitlist again.`),
        ],
        action: { label: translate(msg`See the home`), url },
      };
    }
    case 'nights-line-over': {
      const text = translate(
        msg`The nights at ${title}, ${dates}, can't be reserved any more, so you're no longer on their waitlist.`,
      );
      return {
        subject: translate(msg`The waitlist for ${title} has ended`),
        preheader: text,
        heading: translate(msg`The waitlist has ended`),
        paragraphs: [text, translate(msg`There's nothing you need to do.`)],
        action: { label: translate(msg`Find a home`), url: new URL('/', url).href },
      };
    }
  }
}
