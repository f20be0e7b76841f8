import { createHmac } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { newListingVerdict } from '#domain/confirmed-address.ts';
import { toCents } from '#domain/money.ts';
import { approximatePosition, type Position } from '#domain/places.ts';
import { isAddressConfirmed, lockUser, readStanding } from '#features/accounts/index.server.ts';
import {
  AMENITIES,
  countryByCode,
  EVENT_TYPES,
  isInCountry,
  timeZoneAt,
  townAt,
} from '#features/catalogues/index.server.ts';
import { countAwaitingListings, countHostedListings } from '#market/inventory/index.server.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { HostedForm } from '../contract/schemas.ts';
import { ownPictures } from './pictures/pictures.ts';
import type { ListingDetails, NewListing, OrderedPicture } from './store/hosted-listing.ts';

/** A town farther away than this doesn't lend its name to a home. */
const REACH_KM = 60;

interface FormLocation {
  readonly location: { readonly value: string; readonly latlng: readonly [number, number] };
  readonly region: string;
  readonly city: string;
}

/** The place of a form's listing. */
export interface FormPlace {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly timeZone: string;
  readonly position: Position;
}

/**
 * The place of a form's listing: the time zone follows from the point and its country, city and
 * region from the point where they were left empty.
 *
 * @throws Problem 'invalid-input' for an unknown country, or a point that is far from it
 */
export function placeOfForm(
  { location, region, city }: FormLocation,
  translate: Translator,
): FormPlace {
  const { value, latlng } = location;
  const position = { latitude: latlng[0], longitude: latlng[1] };
  if (countryByCode(value, 'en') === null) {
    const text = translate(msg`We don't know this country.`);
    throw new Problem('invalid-input', { fields: { 'location.value': text } });
  }
  if (!isInCountry(position, value)) {
    const text = translate(msg`This point isn't in that country.`);
    throw new Problem('invalid-input', { fields: { 'location.latlng': text } });
  }
  const near = townAt(position, 'en', REACH_KM);
  const town = near?.countryCode === value ? near : null;
  return {
    countryCode: value,
    region: region === '' && city === '' ? (town?.region ?? '') : region,
    city: city === '' ? (town?.name ?? '') : city,
    timeZone: timeZoneAt(position, value),
    position,
  };
}

/** Decimals of a degree within which points count as one address: about 100 m. */
const ADDRESS_DECIMALS = 3;

/**
 * The public position. All listings of a host at one address are shifted alike, since the mean of
 * many listings would reveal it otherwise (decision 0221). The shift depends on a secret, so that
 * it can't be undone.
 */
export function shownPosition(
  hostId: string,
  position: Position,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): Position {
  const address = [position.latitude, position.longitude].map((degrees) =>
    degrees.toFixed(ADDRESS_DECIMALS),
  );
  return approximatePosition(position, positionSeed([hostId, ...address].join(' '), sessionSecret));
}

/** Seed for the direction and distance of a position's shift. */
export function positionSeed(of: string, secret: string): string {
  return createHmac('sha256', secret).update(`position ${of}`).digest('hex');
}

interface CatalogueEntry {
  readonly id: string;
  readonly label: { readonly message?: string };
}

/**
 * The ids for a form's list, in the order of the catalogue; each entry is an id or, as the
 * specification has it (spec 3 §3.2), an English label.
 *
 * @param field the list's name in the form
 * @throws Problem 'invalid-input' at each entry that the catalogue doesn't contain
 */
export function catalogueIds(
  field: string,
  catalogue: readonly CatalogueEntry[],
  entries: readonly string[],
  translate: Translator,
): string[] {
  const fields: Record<string, string> = {};
  const chosen = new Set<string>();
  entries.forEach((named, at) => {
    const entry = catalogue.find(({ id, label }) => id === named || label.message === named);
    if (entry === undefined) {
      fields[`${field}.${at}`] = translate(msg`We don't recognise this one.`);
    } else chosen.add(entry.id);
  });
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return catalogue.map(({ id }) => id).filter((id) => chosen.has(id));
}

/** The English labels of ids, by which a form is loaded (spec 3 §3.2). */
export function catalogueLabels(
  catalogue: readonly CatalogueEntry[],
  ids: readonly string[],
): string[] {
  const labels = new Map(catalogue.map(({ id, label }) => [id, label.message ?? id]));
  return ids.map((id) => labels.get(id) ?? id);
}

/** Fields of the forms of all kinds; the price is for one unit of the kind, in dollars. */
type PricedForm = HostedForm & { readonly price: number };

/** Position and language of a listing before a change. */
interface PreviousListing {
  readonly shown: Position;
  readonly arrival: Position;
  readonly language: string;
}

/**
 * The listing columns of a form; its pictures have to be the caller's own.
 *
 * @param previousPlace its previous position; without a move the shown position stays the same
 * @throws Problem 'invalid-input' with a text at each invalid field
 */
export async function listingFromForm(
  form: PricedForm,
  context: SignedInContext,
  previousPlace: PreviousListing | null = null,
): Promise<ListingDetails> {
  const { translate, services } = context;
  const { position, ...place } = placeOfForm(form, translate);
  const pictures = await picturesOfForm(form, context);
  const logos = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  const unmoved = previousPlace !== null && isSame(previousPlace.arrival, position);
  return {
    title: form.title,
    description: form.description,
    language: form.language ?? previousPlace?.language ?? likelyLanguage(translate.locale),
    ...place,
    neighbourhood: form.neighbourhood,
    shown: unmoved
      ? previousPlace.shown
      : shownPosition(context.actor.id, position, services.config),
    logos: logos.map(({ key }) => key),
    ...offerFromForm(form, translate),
    arrival: {
      address: form.address,
      ...position,
      wifiName: form.wifiName,
      wifiPassword: form.wifiPassword,
      entryInstructions: form.instructions,
    },
    pictures,
  };
}

/**
 * The pictures of a form with their alternative texts and what they show; they have to be the caller's own.
 *
 * @throws Problem 'invalid-input' at each that isn't
 */
export async function picturesOfForm(
  form: Pick<HostedForm, 'imageSrc' | 'imageAlt' | 'imageShows'>,
  context: SignedInContext,
): Promise<OrderedPicture[]> {
  const pictures = await ownPictures(form.imageSrc, 'imageSrc', context);
  return pictures.map(({ key, placeholder, at }) => ({
    key,
    placeholder,
    alt: form.imageAlt[at] ?? '',
    shows: form.imageShows[at] ?? null,
  }));
}

/** The stored fields of a form that listings of every kind have besides place and texts. */
export function offerFromForm(
  form: Pick<PricedForm, 'price' | 'amenity' | 'event' | 'wifiSpeed'>,
  translate: Translator,
): Pick<ListingDetails, 'price' | 'amenities' | 'events' | 'wifiMbps'> {
  return {
    price: toCents(form.price),
    amenities: catalogueIds('amenity', AMENITIES, form.amenity, translate),
    events: catalogueIds('event', EVENT_TYPES, form.event, translate),
    wifiMbps: form.wifiSpeed,
  };
}

function isSame(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

/** Maximum number of listings of one host: more than a house full of rooms, less than a flood. */
const MAX_LISTINGS = 100;

/**
 * Refuses another listing of a host who has the maximum number. Concurrent ones wait until the
 * transaction ends, and are counted then; an email confirmation waits as well.
 *
 * @returns whether the new listing has to wait for the host's email confirmation, and whether it is
 *   a first one that is limited until it has been seen
 * @throws Problem 'too-many-listings', 'email-unconfirmed', 'account-limited'
 */
export async function requireRoomForListing(
  tx: Queryable,
  hostId: string,
  { reviewFirstListings }: Pick<Config, 'reviewFirstListings'>,
): Promise<Pick<NewListing, 'awaitsConfirmation' | 'moderationState'>> {
  await lockUser(tx, hostId);
  if ((await readStanding(tx, hostId)) !== 'active') throw new Problem('account-limited');
  const hosted = await countHostedListings(tx, hostId);
  if (hosted >= MAX_LISTINGS) throw new Problem('too-many-listings');
  const emailVerified = await isAddressConfirmed(tx, hostId);
  const awaiting = await countAwaitingListings(tx, hostId);
  const verdict = newListingVerdict({ emailVerified }, awaiting);
  if (verdict === 'email-unconfirmed') throw new Problem(verdict);
  return {
    awaitsConfirmation: verdict === 'awaits-confirmation',
    moderationState: reviewFirstListings && hosted === 0 ? 'limited' : 'visible',
  };
}

/** Default values to show a listing that isn't saved yet. */

/** Placeholder of the id that it gets when it is created. */
export const UNSAVED_ID = '00000000-0000-0000-0000-000000000000';

/** Place of a listing without a point on the map yet. */
export const NOWHERE = {
  countryCode: '',
  region: '',
  city: '',
  timeZone: 'UTC',
  position: { latitude: 0, longitude: 0 },
} as const;
