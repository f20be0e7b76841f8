import { addDays } from '#domain/dates.ts';
import { isOnlyStyle, type SubmitProblem, submitProblems } from '#domain/experience-checks.ts';
import type { ExperiencePolicy } from '#domain/experience-policies.ts';
import { toCents } from '#domain/money.ts';
import { isBuiltInPlace } from '#domain/place-id.ts';
import { EVENT_TYPES } from '#features/catalogues/index.server.ts';
import {
  catalogueIds,
  type HostedListing,
  type ListingDetails,
  ownPictures,
  picturesOfForm,
  shownPosition,
} from '#market/hosting/index.server.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import { COST_ARRANGEMENTS, INCLUDED_ARRANGEMENTS } from '../../catalogue/arrangements.ts';
import { disclaimersFor } from '../../catalogue/disclaimers.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import type { ExperienceForm, SentExperience } from '../../contract.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import { SUBMIT_PROBLEM_TEXTS } from '../../labels/submit-problems.ts';
import { describePlace, formatAddress } from '../places/google.ts';
import type { EntryDetails, ExperienceDetails } from '../store/hosting.ts';
import { loadManagedPlace, type ManagedPlace } from '../store/managed-places.ts';
import { type MadePrice, priceOfForm } from './price-of-form.ts';
import {
  entriesWithinBound,
  readTimetable,
  sessionHorizon,
  TOO_MANY_SESSIONS,
} from './read-timetable.ts';
import { placeOfExperience, recommendedPlace } from './stored-form.ts';

type Lists = Pick<ExperienceForm, 'arrangements' | 'hostArrangements' | 'costArrangements'>;

/**
 * Arrangements that the manager of the place has set, which override the form's; null without a
 * manager.
 */
export function lockedArrangements(
  managed: Pick<ManagedPlace, 'arrangements' | 'costArrangements'> | null,
): Partial<Pick<Lists, 'arrangements' | 'costArrangements'>> {
  if (managed === null) return {};
  const { arrangements, costArrangements } = managed;
  return { arrangements: [...arrangements], costArrangements: [...costArrangements] };
}

/**
 * The arrangements that the host chooses, or those that the manager of the place has set;
 * host-provided items are the style's. At managed places, too, the host chooses whether to pay now.
 *
 * @throws Problem 'invalid-input' for an unknown arrangement
 */
export function readArrangements(
  form: Lists,
  style: Pick<ExperienceStyle, 'hostArrangements'> | null,
  managed: Pick<ManagedPlace, keyof Lists> | null,
  translate: Translator,
): Lists {
  if (managed !== null) {
    const { arrangements, hostArrangements, costArrangements } = managed;
    const costs = costArrangements.filter((id) => id !== PAY_NOW);
    return {
      arrangements: [...arrangements],
      hostArrangements: [...hostArrangements],
      costArrangements: form.costArrangements.includes(PAY_NOW) ? [...costs, PAY_NOW] : costs,
    };
  }
  return {
    arrangements: catalogueIds('arrangements', INCLUDED_ARRANGEMENTS, form.arrangements, translate),
    hostArrangements: [...(style?.hostArrangements ?? [])],
    costArrangements: catalogueIds(
      'costArrangements',
      COST_ARRANGEMENTS,
      form.costArrangements,
      translate,
    ),
  };
}

/** Minimum amount of a card checkout, in cents. */
const MIN_CHARGE = 50;

/** A form as stored values. */
export interface ReadExperience {
  readonly listing: ListingDetails;
  readonly experience: ExperienceDetails;
  readonly entries: readonly (EntryDetails & { readonly madeUntil: string })[];
  readonly style: ExperienceStyle;
  readonly price: MadePrice;
}

/**
 * Reads a form. The server computes the values that a client must not decide.
 *
 * @param former the current state, where the form is a change
 * @throws Problem 'invalid-input' with a text at each invalid field, 'disclaimers-missing',
 *   'price-mismatch' where the price differs from the one that was shown
 */
export async function experienceFromForm(
  form: SentExperience,
  context: SignedInContext,
  former: {
    readonly listing: HostedListing;
    readonly entries: readonly EntryDetails[];
    readonly experience: ExperienceDetails;
  } | null = null,
): Promise<ReadExperience> {
  const { db, actor, now, translate, services } = context;
  const style = experienceStyle(form.style);
  const managed =
    form.recommendationId === null ? null : await loadManagedPlace(db, form.recommendationId);
  validateForm(
    { ...form, ...lockedArrangements(managed) },
    style?.category === form.category ? style : null,
    translate,
  );
  if (style === null || form.cancellationPolicy === null) throw new Problem('invalid-input');
  validateDisclaimers(form, style, translate);

  const recommendation = recommendedPlace(form, translate);
  const { position, ...place } = placeOfExperience(form.location, recommendation, translate);
  const { entries, refusals } = readTimetable(form.routineSchedule, {
    placeZone: place.timeZone,
    now,
    translate,
    known: former?.entries ?? [],
  });
  if (refusals.length > 0) {
    const fields = refusals.map(({ at, field, message }) => [
      `routineSchedule.${at}.${field}`,
      message,
    ]);
    throw new Problem('invalid-input', { fields: Object.fromEntries(fields) });
  }
  if (entriesWithinBound(entries, now).length < entries.length) {
    throw new Problem('invalid-input', {
      fields: { routineSchedule: translate(TOO_MANY_SESSIONS) },
    });
  }
  const isOwner = managed?.managerId === actor.id;
  const price = priceOfForm(form, {
    entries,
    baseRate: style.baseRate,
    managed: managed === null ? null : { options: managed.pricingOptions, isOwner },
    now,
  });
  if (price.source !== 'manual' && form.price > 0 && toCents(form.price) !== price.split.share) {
    throw new Problem('price-mismatch');
  }
  const arrangements = readArrangements(form, style, managed, translate);
  const pictures = await picturesOfForm(form, context);
  const logos = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  const unmoved =
    former !== null &&
    former.listing.arrival.latitude === position.latitude &&
    former.listing.arrival.longitude === position.longitude;
  const hostOwes = computeHostCharge(form, { price, isOwner, isManaged: managed !== null });

  return {
    style,
    price,
    entries: entries.map((entry) => ({
      ...entry,
      madeUntil: addDays(sessionHorizon(entry.timeZone, now).start, 0),
    })),
    listing: {
      title: form.title || (recommendation?.name ?? ''),
      description: form.description,
      language: form.language ?? former?.listing.language ?? likelyLanguage(translate.locale),
      ...place,
      neighbourhood: '',
      shown: unmoved ? former.listing.shown : shownPosition(actor.id, position, services.config),
      logos: logos.map(({ key }) => key),
      price: price.split.share,
      amenities: catalogueIds('amenity', EXPERIENCE_AMENITIES, form.amenity, translate),
      events: [],
      wifiMbps: null,
      arrival: {
        address:
          form.address ||
          (recommendation === null ? '' : formatAddress(recommendation, translate.locale)),
        ...position,
        wifiName: '',
        wifiPassword: '',
        entryInstructions: form.instructions,
      },
      pictures,
    },
    experience: {
      category: form.category,
      style: style.id,
      routine: readRoutine(form, context),
      guestCount: form.guestCount,
      ...arrangements,
      rules: form.rules,
      locationDescription:
        form.locationDescription ||
        (recommendation === null ? '' : describePlace(recommendation, translate)),
      recommendationId: form.recommendationId,
      checkInTime: form.checkinTime,
      checkOutTime: form.checkoutTime,
      priceTier: price.tier,
      priceSource: price.source,
      basePrice: price.base?.amount ?? null,
      isPerPerson: price.base?.isPerPerson ?? false,
      sessionsPerPeriod: price.sessionsPerPeriod,
      arrangementFee: price.fee,
      deposit: form.depositRequired ? toCents(form.depositAmount || form.deposit) : 0,
      cancellationPolicy: form.cancellationPolicy as ExperiencePolicy,
      ...listingState(former?.experience ?? null, hostOwes),
      managedBy: managed?.managerId ?? null,
      managedVersion: managed?.version ?? null,
    },
  };
}

/**
 * Whether the experience is listed; the amount that the host owes is recomputed until it is paid.
 */
function listingState(
  former: Pick<ExperienceDetails, 'state' | 'hostOwes'> | null,
  hostOwes: number,
): Pick<ExperienceDetails, 'state' | 'hostOwes'> {
  if (former !== null && former.state !== 'awaiting-host-payment') {
    return { state: former.state, hostOwes: former.hostOwes };
  }
  return { state: hostOwes > 0 ? 'awaiting-host-payment' : 'listed', hostOwes };
}

export function readRoutine(
  { routine }: Pick<ExperienceForm, 'routine'>,
  { translate }: SignedInContext,
): string | null {
  if (routine === null) return null;
  return catalogueIds('routine', EVENT_TYPES, [routine], translate)[0] ?? null;
}

/**
 * Amount that a host pays before it is listed: at a place that another user manages, when they pay
 * now.
 */
function computeHostCharge(
  { costArrangements }: ExperienceForm,
  {
    price,
    isOwner,
    isManaged,
  }: { readonly price: MadePrice; readonly isOwner: boolean; readonly isManaged: boolean },
): number {
  const { guestOwes, hostOwes } = price.split;
  const isDue = isManaged && !isOwner && costArrangements.includes(PAY_NOW) && guestOwes > 0;
  return isDue && hostOwes >= MIN_CHARGE ? hostOwes : 0;
}

/** The field of the form that shows each problem. */
const FIELDS: Readonly<Record<SubmitProblem, keyof ExperienceForm>> = {
  arrangements: 'arrangements',
  amenity: 'amenity',
  location: 'location',
  category: 'category',
  style: 'style',
  images: 'imageSrc',
  schedule: 'routineSchedule',
  rules: 'rules',
  instructions: 'instructions',
  price: 'price',
  guests: 'guestCount',
  policy: 'cancellationPolicy',
  'title-and-address': 'title',
};

/**
 * Refuses an experience that can't be listed (spec 2 §5), with all errors at once.
 *
 * @throws Problem 'invalid-input' with a text at each field, in the order of the checks
 */
function validateForm(
  form: ExperienceForm,
  style: ExperienceStyle | null,
  translate: Translator,
): void {
  const hasTitle = style === null || !isOnlyStyle(form.title, translate(style.label));
  const problems = submitProblems({
    ...form,
    title: hasTitle ? form.title : '',
    recommendationId: storedRecommendationId(form),
    style: style?.id ?? null,
    offersAmenities: (style?.amenities.length ?? 0) > 0,
    hasLocation: true,
    images: form.imageSrc.length,
    entries: form.routineSchedule.length,
  });
  if (problems.length === 0) return;
  const fields = problems.map((problem) => [
    FIELDS[problem],
    translate(SUBMIT_PROBLEM_TEXTS[problem]),
  ]);
  throw new Problem('invalid-input', { fields: Object.fromEntries(fields) });
}

/** The recommended place, where it provides a title and an address: Google's data is not stored. */
function storedRecommendationId({ recommendationId }: ExperienceForm): string | null {
  return recommendationId !== null && isBuiltInPlace(recommendationId) ? recommendationId : null;
}

/**
 * Refuses a host who has not acknowledged every disclaimer that requires it.
 *
 * @throws Problem 'disclaimers-missing' with a text at each that is missing
 */
function validateDisclaimers(
  {
    category,
    acknowledgedDisclaimers,
  }: Pick<ExperienceForm, 'category' | 'acknowledgedDisclaimers'>,
  style: ExperienceStyle,
  translate: Translator,
): void {
  const missing = disclaimersFor(category, style.id).filter(
    ({ id, requiresAcknowledgment }) =>
      requiresAcknowledgment && !acknowledgedDisclaimers.includes(id),
  );
  if (missing.length === 0) return;
  const fields = missing.map(({ id, title }) => [
    `acknowledgedDisclaimers.${id}`,
    translate(title),
  ]);
  throw new Problem('disclaimers-missing', { fields: Object.fromEntries(fields) });
}
