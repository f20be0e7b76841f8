import { toCents } from '#domain/money.ts';
import type { Position } from '#domain/places.ts';
import { AMENITIES, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { HostedForm } from '../contract/schemas.ts';
import { catalogueIds } from './catalogue-ids.ts';
import { ownPictures } from './pictures/own-pictures.ts';
import { placeOfForm, shownPosition } from './place-of-form.ts';
import type { ListingDetails, OrderedPicture } from './store/hosted-listing.ts';

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
 * The pictures of a form with their alternative texts; they have to be the caller's own.
 *
 * @throws Problem 'invalid-input' at each that isn't
 */
export async function picturesOfForm(
  form: Pick<HostedForm, 'imageSrc' | 'imageAlt'>,
  context: SignedInContext,
): Promise<OrderedPicture[]> {
  const pictures = await ownPictures(form.imageSrc, 'imageSrc', context);
  return pictures.map(({ key, placeholder, at }) => ({
    key,
    placeholder,
    alt: form.imageAlt[at] ?? '',
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
