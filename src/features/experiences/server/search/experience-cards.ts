import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { passPrice } from '#domain/seat-pricing.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { ComingSession, ExperienceCard, ListedPrice } from '#features/experiences/contract.ts';
import { computeRating } from '#market/page/index.server.ts';
import type { CardExtras } from '#market/search/index.server.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import type { Translator } from '#platform/server/services.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import type { ComingSessionRow } from '../store/search/coming-sessions.ts';
import type { ExperienceCardRow, ExperiencePin, ListedRow } from '../store/search/search-page.ts';
import { isOfPass } from './experience-criteria.ts';

/** Makes the cards of one response from their rows, in the user's language. */
export function experienceCardMaker(
  search: ExperienceSearch,
  translate: Translator,
): (row: ExperienceCardRow & CardExtras) => ExperienceCard {
  return (row) => ({
    ...toListedExperience(search, row, translate),
    neighbourhood: row.neighbourhood,
    pictures: [...row.pictures],
    session: toCardSession(row),
    rating: computeRating(row),
    latitude: row.latitude,
    longitude: row.longitude,
    favorite: row.favorite,
  });
}

/** Makes the sessions of one response from their rows, in the user's language. */
export function comingSessionMaker(
  search: ExperienceSearch,
  translate: Translator,
): (row: ComingSessionRow) => ComingSession {
  return (row) => ({
    ...toListedExperience(search, row, translate),
    ...toCardSession(row),
    sessionTitle: row.sessionTitle,
    day: row.day,
    cover: row.cover,
  });
}

/**
 * Price for one guest in cents, of a session or of a pass where the search filters by passes, with
 * the fee.
 */
export function computeListedAmount(
  search: ExperienceSearch,
  row: Omit<ExperiencePin, 'id' | 'latitude' | 'longitude'>,
): number {
  if (!isOfPass(search)) return row.sessionPrice;
  return passPrice(row.periodPrice, row.sessionsPerPeriod, row.passSessions) + row.fee;
}

function toListedExperience(
  search: ExperienceSearch,
  row: ListedRow & Pick<CardExtras, 'language'>,
  translate: Translator,
) {
  const { locale } = translate;
  const style = experienceStyle(row.style);
  return {
    id: row.id,
    title: row.title,
    language: foreignLanguage(row.language, locale),
    city: cityName(row.city, row.countryCode, locale),
    countryCode: row.countryCode,
    countryName: countryByCode(row.countryCode, locale)?.label ?? row.countryCode,
    category: row.category,
    style: row.style,
    styleLabel: style === null ? row.style : translate(style.label),
    timeZone: row.timeZone,
    price: toListedPrice(search, row),
  };
}

function toListedPrice(search: ExperienceSearch, row: ListedRow): ListedPrice {
  const { priceTier, fee } = row;
  return {
    amount: computeListedAmount(search, row),
    // A pass of a one-time experience is its single session.
    period: isOfPass(search) && priceTier !== 'one-time' ? priceTier : null,
    fee,
  };
}

function toCardSession({ entryId, date, startsAt, endsAt, timeZone, capacity, taken }: ListedRow) {
  return {
    entryId,
    date,
    startsAt: placedInstant(toInstant(startsAt), timeZone),
    endsAt: placedInstant(toInstant(endsAt), timeZone),
    left: capacity - taken,
    capacity,
  };
}
