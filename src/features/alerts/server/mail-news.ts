import { msg, plural } from '@lingui/core/macro';
import { KINDS } from '#domain/kinds.ts';
import { listingPath } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import { SHOWN_IN_MAIL } from '#domain/saved-searches.ts';
import { cityName } from '#features/catalogues/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { PriceBasis, WatchedSearches } from '#market/search/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailFact, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { UNSUBSCRIBE } from '../contract.ts';
import { parseQuery } from './kinds.ts';
import { newsCondition } from './mail-checks.ts';
import { searchToken } from './search-token.ts';
import type { StoredMatch } from './store/matches.ts';
import type { SavedSearch } from './store/searches.ts';

/** A search whose owner is told, within one transaction. */
export interface TellWork {
  readonly tx: Queryable;
  readonly services: Services;
  readonly now: Temporal.Instant;
  readonly search: SavedSearch;
  readonly searches: WatchedSearches;
  readonly person: { readonly email: string; readonly locale: string | null };
}

/**
 * Queues the mail about the news of a search: the first of it with its prices, and how much more
 * there is.
 *
 * @param news that fits now, the latest first
 * @param count of all news that counts as told
 */
export async function mailNews(
  { tx, services, now, search, searches, person }: TellWork,
  news: readonly StoredMatch[],
  count: number,
): Promise<void> {
  const translate = services.translator(person.locale ?? DEFAULT_LOCALE);
  const { publicUrl } = services.config.http;
  const shown = news.slice(0, SHOWN_IN_MAIL);
  const ids = shown.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(tx, ids, translate);
  const basis = searches.basis(parseQuery(search.query));
  const facts = shown.flatMap((match): MailFact[] => {
    const listing = summaries.get(match.listingId);
    if (listing === undefined) return [];
    const city = cityName(listing.city, listing.countryCode, translate.locale);
    return [
      {
        label: `${listing.title} · ${city}`,
        value: priceText(match, basis, translate),
        url: withQuery(`${publicUrl}${listingPath(search.kind, match.listingId)}`, search.query),
      },
    ];
  });
  const quotes = [...summaries.values()].flatMap(({ language, title }) =>
    quotesIn(language, [title]),
  );
  const { name } = search;
  const more = count - shown.length;
  const token = searchToken(search.id, services.config);
  const heading = translate(msg`New for your search: ${name}`);
  const content = renderMail(
    {
      heading,
      preheader: facts.map(({ label }) => label).join(', '),
      paragraphs: [
        translate(
          msg`${plural(count, {
            one: "We found something that's new or costs less than before.",
            other: 'We found # places that are new or cost less than before.',
          })}`,
        ),
      ],
      facts,
      ...(more > 0
        ? {
            deadline: translate(msg`${plural(more, { one: 'And # more', other: 'And # more' })}`),
          }
        : {}),
      action: {
        label: translate(msg`See all results`),
        url: withQuery(
          `${publicUrl}${KINDS[search.kind].resultsPath}`,
          `${search.query}${search.query === '' ? '' : '&'}sort=newest`,
        ),
      },
      quotes,
      footer: translate(
        msg`You're receiving this email because you saved this search on ${BRAND.name}.`,
      ),
      stop: {
        label: translate(msg`Stop emails about this search`),
        url: `${publicUrl}/saved-searches/emails/${token}`,
      },
    },
    translate,
  );
  await queueMail(
    tx,
    services.jobs,
    {
      key: `saved-search:${search.id}:${search.userId}:${now.epochMilliseconds}`,
      to: person.email,
      locale: translate.locale,
      template: 'alerts.news',
      subject: heading,
      unsubscribeUrl: `${publicUrl}${UNSUBSCRIBE.replace(':token', token)}`,
      ...content,
    },
    newsCondition(search.id, ids),
  );
}

function withQuery(url: string, query: string): string {
  return query === '' ? url : `${url}?${query}`;
}

function priceText({ total, before }: StoredMatch, basis: PriceBasis, translate: Translator) {
  const { locale } = translate;
  const amount = formatMoney(total, locale, { cents: 'none' });
  const price = basedPrice(amount, basis, translate);
  if (before === null) return price;
  const earlier = formatMoney(before, locale, { cents: 'none' });
  return translate(msg`${price} (was ${earlier})`);
}

function basedPrice(amount: string, basis: PriceBasis, translate: Translator): string {
  switch (basis) {
    case 'stay':
      return translate(msg`${amount} all in`);
    case 'night':
      return translate(msg`${amount} a night`);
    case 'way':
      return translate(msg`${amount} for the whole route`);
    case 'guest':
      return translate(msg`${amount} per guest`);
    case 'pass':
      return translate(msg`${amount} per guest for a pass`);
  }
}
