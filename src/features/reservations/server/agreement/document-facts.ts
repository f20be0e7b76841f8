import { msg } from '@lingui/core/macro';
import { canSeeAgreementAddress } from '#domain/permissions.ts';
import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import type { ShownBoarding } from '#market/booking/contract.ts';
import { listingSummaries, shownSummary } from '#market/page/index.server.ts';
import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS, type Locale } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Actor, Services, Translator } from '#platform/server/services.ts';
import { bookableKind } from '../request/kinds.ts';
import { loadBoardingLookup, loadGuestArrival } from '../show/reservation-row.ts';
import type { NightsReservation } from '../store/reservations.ts';

/** The facts about a stay that its documents state, beside the reservation itself. */
export interface StayFacts {
  /** Empty for a deleted account. */
  readonly guestName: string;
  readonly hostName: string;
  /** Null while the reader may not see it; empty where the host shares it in another manner. */
  readonly address: string | null;
  /** The agreed rules of the house. */
  readonly houseRules: readonly string[];
  /** HH:MM on the clocks of the places of arrival and departure. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
}

/** Loads the facts that are the same in every language. */
export async function loadStayFacts(
  db: Queryable,
  reservation: NightsReservation,
  { actor, now, services }: { actor: Actor; now: Temporal.Instant; services: Services },
): Promise<StayFacts> {
  const { guestId, hostId, listingId, kind, houseRules } = reservation;
  const listing = await bookableKind(services, kind).load(db, listingId);
  const persons = await personsByIds(db, [guestId, hostId]);
  const boarding = await loadBoarding(db, reservation, services.translator(DEFAULT_LOCALE));
  const arrival = canSeeAgreementAddress(reservation, actor, now)
    ? await loadGuestArrival(db, reservation)
    : null;
  return {
    guestName: persons.get(guestId)?.name ?? '',
    hostName: persons.get(hostId)?.name ?? '',
    address: arrival?.address ?? null,
    // Those of an older release are the ones of today.
    houseRules: houseRules ?? listing?.houseRules ?? [],
    checkInFrom: boarding?.arrival.checkInFrom ?? listing?.checkInFrom ?? '',
    checkOutUntil: boarding?.leaving.checkOutUntil ?? listing?.checkOutUntil ?? '',
  };
}

async function loadBoarding(
  db: Queryable,
  reservation: NightsReservation,
  translate: Translator,
): Promise<ShownBoarding | null> {
  return (await loadBoardingLookup(db, [reservation], translate))(reservation);
}

/** Where a stay is, in the language of a document. */
export interface StayPlace {
  /** City and country of the arrival. */
  readonly arrival: string;
  /** The same of the departure; null for a listing in one place. */
  readonly leaving: string | null;
}

export async function loadStayPlace(
  db: Queryable,
  reservation: NightsReservation,
  translate: Translator,
): Promise<StayPlace> {
  const boarding = await loadBoarding(db, reservation, translate);
  if (boarding !== null) {
    const { arrival, leaving } = boarding;
    return { arrival: nameTown(arrival, translate), leaving: nameTown(leaving, translate) };
  }
  const summaries = await listingSummaries(db, [reservation.listingId], translate);
  return {
    arrival: nameTown(shownSummary(summaries, reservation.listingId), translate),
    leaving: null,
  };
}

function nameTown(
  { city, countryName }: { readonly city: string; readonly countryName: string },
  translate: Translator,
): string {
  if (city === '' || countryName === '') return city + countryName;
  return translate(msg`${city}, ${countryName}`);
}

/** The language of documents for a person: English where their own isn't wholly translated. */
export async function documentLocale(db: Queryable, userId: string): Promise<Locale> {
  const locale = (await mailRecipient(db, userId))?.locale;
  return isLocale(locale) && !LOCALE_FACTS[locale].isPartial ? locale : DEFAULT_LOCALE;
}
