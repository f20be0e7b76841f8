import type { StayDetails, StayPreview } from '#features/stays/contract.ts';
import {
  NOWHERE,
  offerFromForm,
  ownPictures,
  picturesOfForm,
  placeOfForm,
  shownPosition,
  UNSAVED_ID,
} from '#market/hosting/index.server.ts';
import { loadHostOfPage } from '#market/page/index.server.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { stayFromForm } from '../hosting/stay-form.ts';
import { toStayPage } from '../show-stay.ts';

/**
 * Page of an unsaved form, as a guest would see it; nothing is stored.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field
 */
export async function previewStay(
  form: StayPreview,
  context: SignedInContext,
): Promise<StayDetails> {
  const { db, actor, translate, services } = context;
  const { location } = form;
  const { position, ...place } =
    location === null
      ? { ...NOWHERE, region: form.region, city: form.city }
      : placeOfForm({ ...form, location }, translate);
  const { price: nightlyPrice, ...offer } = offerFromForm(form, translate);
  const pictures = await picturesOfForm(form, context);
  const [logo] = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  return toStayPage(
    {
      ...stayFromForm(form),
      ...offer,
      nightlyPrice,
      ...place,
      ...shownPosition(actor.id, position, services.config),
      id: UNSAVED_ID,
      title: form.title,
      description: form.description,
      language: form.language ?? likelyLanguage(translate.locale),
      awaitsConfirmation: false,
      neighbourhood: form.neighbourhood,
      pictures,
      logo: logo?.key ?? null,
      measuredWifi: null,
      ratingSum: 0,
      ratingCount: 0,
      favorite: false,
      host: await loadHostOfPage(db, actor.id),
    },
    translate,
    actor,
  );
}
