import type { InferOutput } from 'valibot';
import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { problemOfDates } from '#domain/itinerant-dates.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import type {
  previewItinerant as contract,
  ItinerantPreview,
} from '#features/itinerants/contract.ts';
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
import { offerOfForm } from '../hosting/itinerant-from-form.ts';
import { stopsOfForm } from '../hosting/stops-of-form.ts';
import { toItinerantPage } from '../to-itinerant-page.ts';

/**
 * An unsaved form as a guest would see its page; nothing is stored. Without valid days it begins
 * today, is as long as the minimum number of nights, and the result marks that.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field
 */
export async function previewItinerant(
  form: ItinerantPreview,
  context: SignedInContext,
): Promise<InferOutput<typeof contract.response>> {
  const { db, actor, now, translate, services } = context;
  const { location } = form;
  const { position, ...place } =
    location === null
      ? { ...NOWHERE, region: form.region, city: form.city }
      : placeOfForm({ ...form, location }, translate);
  const today = todayIn(now, place.timeZone);
  const days = readDays(form, today);
  const { price: nightlyPrice, ...offer } = offerFromForm(form, translate);
  const pictures = await picturesOfForm(form, context);
  const [logo] = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  const page = toItinerantPage(
    {
      ...offerOfForm(form, translate),
      ...offer,
      ...(days ?? { startDate: today, endDate: addDays(today, form.minnight) }),
      nightlyPrice,
      ...place,
      ...shownPosition(actor.id, position, services.config),
      stops: stopsOfForm(actor.id, form.stops, services, translate).map(
        ({ shown, exact: _exact, meetingPoint: _meets, ...stop }) => ({
          ...stop,
          ...shown,
          full: false,
        }),
      ),
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
    null,
    { translate, actor, now },
  );
  return { ...page, isDated: days !== null };
}

/** The days of a form; null where they are invalid. */
function readDays({ checkinTime, checkoutTime }: ItinerantPreview, today: DateText) {
  const startDate = dateFromTyped(checkinTime ?? '');
  const endDate = dateFromTyped(checkoutTime ?? '');
  if (startDate === null || endDate === null) return null;
  const range = { start: startDate, end: endDate };
  // An itinerant that has begun is edited with its first day in the past.
  return problemOfDates(range, today, range) === null ? { startDate, endDate } : null;
}
