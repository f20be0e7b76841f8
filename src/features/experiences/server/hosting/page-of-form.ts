import { msg } from '@lingui/core/macro';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { toCents } from '#domain/money.ts';
import type { ExperiencePreview, PreviewedPage } from '#features/experiences/contract.ts';
import {
  catalogueIds,
  NOWHERE,
  ownPictures,
  picturesOfForm,
  shownPosition,
  UNSAVED_ID,
} from '#market/hosting/index.server.ts';
import { loadHostOfPage } from '#market/page/index.server.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import type { Place } from '../../places/place.ts';
import { describePlace } from '../places/place-texts.ts';
import type { EntryDetails } from '../store/hosting.ts';
import type { ManagedPlace } from '../store/managed-places.ts';
import type { SessionRow } from '../store/sessions.ts';
import { toExperiencePage } from '../to-experience-page.ts';
import { readRoutine } from './experience-from-form.ts';
import type { placeOfExperience } from './place-of-experience.ts';
import type { MadePrice } from './price-of-form.ts';
import { readArrangements } from './read-arrangements.ts';

/** Results of reading a form, for the page it would make. */
interface ReadForm {
  readonly place: ReturnType<typeof placeOfExperience> | null;
  readonly recommendation: Place | null;
  readonly managed: ManagedPlace | null;
  readonly price: MadePrice;
  readonly entries: readonly EntryDetails[];
  /** The first of those to come. */
  readonly sessions: readonly SessionRow[];
}

/**
 * An unsaved form as a guest would see its page. It has no id, and its place is shifted as far from
 * the true one as that of a stored experience.
 *
 * @throws Problem 'invalid-input' without a category and a style, and with a text at each invalid
 *   field
 */
export async function pageOfForm(
  form: ExperiencePreview,
  { place: placed, recommendation, managed, price, entries, sessions }: ReadForm,
  context: SignedInContext,
): Promise<PreviewedPage> {
  const { db, actor, translate, services } = context;
  const { category, cancellationPolicy } = form;
  const style = form.style === null ? null : experienceStyle(form.style);
  if (category === null || style?.category !== category) {
    throw new Problem('invalid-input', { fields: { style: translate(msg`Style is required.`) } });
  }
  const { position, ...place } = placed ?? { ...NOWHERE, region: '', city: '' };
  const pictures = await picturesOfForm(form, context);
  const [logo] = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  const page = toExperiencePage(
    {
      ...place,
      ...shownPosition(actor.id, position, services.config),
      id: UNSAVED_ID,
      hostId: actor.id,
      title: form.title || (recommendation?.name ?? ''),
      description: form.description,
      language: form.language ?? likelyLanguage(translate.locale),
      awaitsConfirmation: false,
      neighbourhood: '',
      pictures,
      logo: logo?.key ?? null,
      amenities: catalogueIds('amenity', EXPERIENCE_AMENITIES, form.amenity, translate),
      price: price.split.share,
      ratingSum: 0,
      ratingCount: 0,
      favorite: false,
      host: await loadHostOfPage(db, actor.id),
      category,
      style: style.id,
      routine: readRoutine(form, context),
      guestCount: form.guestCount,
      ...readArrangements(form, style, managed, translate),
      rules: form.rules,
      locationDescription:
        form.locationDescription ||
        (recommendation === null ? '' : describePlace(recommendation, translate)),
      recommendationId: recommendation?.id ?? null,
      checkInTime: form.checkinTime,
      checkOutTime: form.checkoutTime,
      priceTier: price.tier,
      basePrice: price.base?.amount ?? null,
      sessionsPerPeriod: price.sessionsPerPeriod,
      arrangementFee: price.fee,
      deposit: form.depositRequired ? toCents(form.depositAmount) : 0,
      cancellationPolicy: cancellationPolicy ?? EXPERIENCE_POLICIES[0],
      state: 'listed',
      hostOwes: 0,
    },
    { entries, sessions },
    { translate, actor },
  );
  return { ...page, policy: cancellationPolicy === null ? null : page.policy };
}
