import { msg, plural } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { Journey } from '#features/itinerants/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import { addNotice } from '../notify/push-notice.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

interface JourneyNews {
  readonly kind: 'journey-goes-to-host' | 'journey-off-to-host';
  readonly aboard: number;
}

/** Tells the host of a journey whether it goes, once, even without a reservation. */
export async function notifyHostOfJourney(
  { db, now, services }: UnitOfWork,
  journey: Journey,
  news: JourneyNews,
): Promise<void> {
  const { listingId, hostId, title, startDate, endDate, date } = journey;
  if (journey.isDeleted) return;
  const recipient = await mailRecipient(db, hostId);
  if (recipient === null) return;
  const key = `${news.kind}:${listingId}:${date}`;
  await addNotice(db, services, {
    userId: hostId,
    key,
    kind: news.kind,
    createdAt: now,
    details: { title, startDate, endDate, listingKind: 'itinerant', listingId, guests: 1 },
  });
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const summary = (await listingSummaries(db, [listingId], translate)).get(listingId);
  const quotes = summary?.language === undefined ? [] : quotesIn(summary.language, [title]);
  const { subject, ...content } = writeMail(journey, news, translate);
  const url = `${services.config.http.publicUrl}${listingPath('itinerant', listingId)}`;
  const action = { label: translate(msg`See the journey`), url };
  await queueMail(db, services.jobs, {
    key,
    to: recipient.email,
    locale: translate.locale,
    template: `reservations.${news.kind}`,
    subject,
    ...renderMail({ quotes, ...content, action }, translate),
  });
}

function writeMail(
  { title, people, startDate, endDate }: Journey,
  { kind, aboard }: JourneyNews,
  translate: Translator,
) {
  const dates = formatDayRange(startDate, endDate, translate.locale, 'long');
  const aboardText = translate(
    msg`${plural(aboard, { one: '# person is aboard', other: '# people are aboard' })}`,
  );
  if (kind === 'journey-goes-to-host') {
    const text = translate(
      msg`${title} is going ahead, ${dates}. ${aboardText}; it needed ${people}.`,
    );
    return {
      subject: translate(msg`It's going ahead: ${title}`),
      preheader: text,
      heading: translate(msg`It's going ahead`),
      paragraphs: [
        text,
        translate(msg`Payments held on cards are being charged now. We've told your guests.`),
      ],
    };
  }
  const text = translate(
    msg`${title}, ${dates}, isn't going ahead. ${aboardText}; it needed ${people}.`,
  );
  return {
    subject: translate(msg`It isn't going ahead: ${title}`),
    preheader: text,
    heading: translate(msg`It isn't going ahead`),
    paragraphs: [
      text,
      translate(
        msg`All reservations were cancelled, and everything that was paid is refunded in full. We've told your guests.`,
      ),
      translate(msg`To try it again, edit the journey with new dates.`),
    ],
  };
}
