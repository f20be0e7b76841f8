import { msg } from '@lingui/core/macro';
import { hasCome } from '#domain/instants.ts';
import { listingPath } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import { sessionPrice } from '#domain/seat-pricing.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { ListedOffer } from '#market/booking/index.server.ts';
import { lockListing, markDeleted } from '#market/inventory/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { loadExperienceForBooking, loadOffers, type UnpaidExperience } from '../store/booking.ts';

/** Days after which the host of an unpaid experience is reminded, and after which it is removed. */
export const UNPAID_DAYS = { remind: 3, remove: 7 } as const;
const HOURS_OF_DAY = 24;

/** When an unpaid experience that was created at an instant is removed. */
export function computeRemovalTime(createdAt: Temporal.Instant): Temporal.Instant {
  return createdAt.add({ hours: UNPAID_DAYS.remove * HOURS_OF_DAY });
}

/**
 * Reminds the host of an experience that waits for its payment, once, and removes it after a week.
 * A later payment is refunded automatically.
 */
export async function processUnpaid(services: Services, unpaid: UnpaidExperience): Promise<void> {
  const now = services.now();
  const { id, hostId, title, amount, createdAt } = unpaid;
  await services.database.transaction(async (tx) => {
    if ((await lockListing(tx, id)) === null) return;
    const experience = await loadExperienceForBooking(tx, id);
    // It was paid meanwhile.
    if (experience?.state !== 'awaiting-host-payment') return;
    if (hasCome(computeRemovalTime(createdAt), now)) {
      await markDeleted(tx, id, now);
      return;
    }
    const host = await mailRecipient(tx, hostId);
    if (host === null) return;
    const translate = services.translator(host.locale ?? DEFAULT_LOCALE);
    const language = foreignLanguage(experience.language, translate.locale);
    const quotes = quotesIn(language, [title]);
    const { subject, ...content } = unpaidEmail(
      {
        title,
        amount,
        days: UNPAID_DAYS.remove - UNPAID_DAYS.remind,
        url: services.config.http.publicUrl + listingPath('experience', id),
      },
      translate,
    );
    await queueMail(tx, services.jobs, {
      key: `experience-unpaid:${id}`,
      to: host.email,
      locale: translate.locale,
      template: 'experiences.unpaid',
      subject,
      ...renderMail({ quotes, ...content }, translate),
    });
  });
}

/** Reminds a host that their experience is not listed until they have paid their share. */
function unpaidEmail(
  {
    title,
    amount,
    days,
    url,
  }: {
    readonly title: string;
    /** Cents. */
    readonly amount: number;
    /** Days until it is removed. */
    readonly days: number;
    readonly url: string;
  },
  translate: Translator,
): MailContent & { readonly subject: string } {
  const share = formatMoney(amount, translate.locale);
  return {
    subject: translate(msg`${title} isn't listed yet`),
    preheader: translate(msg`Pay your share of ${share} to list it.`),
    heading: translate(msg`Your experience isn't listed yet`),
    paragraphs: [
      translate(msg`Guests can find ${title} as soon as you've paid your share of ${share}.`),
      translate(msg`If it isn't paid within ${days} days, we'll remove it.`),
    ],
    action: { label: translate(msg`Pay to list`), url },
  };
}

/**
 * Price of a session of some listings for one guest, including fees, and the amount that their
 * hosts still have to pay.
 */
export async function listedOffers(
  db: Queryable,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, ListedOffer>> {
  const rows = await loadOffers(db, listingIds);
  return new Map(
    rows.map(({ id, price, sessionsPerPeriod, fee, state, hostOwes, createdAt }) => [
      id,
      {
        price: sessionPrice(price, sessionsPerPeriod) + (fee ?? 0),
        unpaid:
          state === 'awaiting-host-payment'
            ? { amount: hostOwes, removedAt: computeRemovalTime(createdAt) }
            : null,
      },
    ]),
  );
}
