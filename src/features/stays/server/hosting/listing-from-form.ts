import type { Position } from '#domain/places.ts';
import {
  type ListingDetails,
  ownPictures,
  placeOfForm,
  shownPosition,
} from '#features/listings/index.server.ts';
import type { StayForm } from '#features/stays/contract.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { offerFromForm } from './stay-from-form.ts';

/** Where a listing was before a change. */
interface FormerPlace {
  readonly shown: Position;
  readonly arrival: Position;
}

/**
 * The listing columns of a form; its pictures have to be the caller's own.
 *
 * @param former where it was; a home that didn't move is shown where it was shown
 * @throws Problem 'invalid-input' with a text at each field that can't be so
 */
export async function listingFromForm(
  listingId: string,
  form: StayForm,
  context: SignedInContext,
  former: FormerPlace | null = null,
): Promise<ListingDetails> {
  const { translate, services } = context;
  const { position, ...place } = placeOfForm(form, translate);
  const pictures = await ownPictures(form.imageSrc, 'imageSrc', context);
  const logos = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  const unmoved = former !== null && isSame(former.arrival, position);
  return {
    title: form.title,
    description: form.description,
    ...place,
    neighbourhood: form.neighbourhood,
    shown: unmoved ? former.shown : shownPosition(listingId, position, services.config),
    logos: logos.map(({ key }) => key),
    ...offerFromForm(form, translate),
    arrival: {
      address: form.address,
      ...position,
      wifiName: form.wifiName,
      wifiPassword: form.wifiPassword,
      entryInstructions: form.instructions,
    },
    pictures: pictures.map(({ key, placeholder, at }) => ({
      key,
      placeholder,
      alt: form.imageAlt[at] ?? '',
    })),
  };
}

function isSame(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}
