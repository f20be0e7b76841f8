import { msg } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import type { DateText } from '#domain/dates.ts';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { hasCome } from '#domain/instants.ts';
import { toCents } from '#domain/money.ts';
import { canEditListing } from '#domain/permissions.ts';
import { SCHEDULE_ZONES } from '#domain/schedule/schedule-entry.ts';
import type { SessionTimes } from '#domain/schedule/session-times.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type {
  previewExperience as contract,
  ExperiencePreview,
  PreviewedPage,
} from '#features/experiences/contract.ts';
import {
  catalogueIds,
  loadHosted,
  NOWHERE,
  ownPictures,
  picturesOfForm,
  shownPosition,
  UNSAVED_ID,
} from '#market/hosting/index.server.ts';
import { loadCurrentSessions } from '#market/inventory/index.server.ts';

import { loadHostOfPage } from '#market/page/index.server.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import type { Place } from '../../places/place.ts';
import { countSeats } from '../booking/experience-booking.ts';
import { readArrangements, readRoutine } from '../hosting/experience-from-form.ts';
import { type MadePrice, priceOfForm, toPriceSummary } from '../hosting/price-of-form.ts';

import {
  entriesWithinBound,
  readTimetable,
  TOO_MANY_SESSIONS,
  toEntryRule,
} from '../hosting/read-timetable.ts';
import { placeOfExperience, recommendedPlace } from '../hosting/stored-form.ts';
import { describePlace } from '../places/google.ts';
import { plannedTimes } from '../schedule/planned-sessions.ts';
import { type CurrentExperience, planTimetableChange } from '../schedule/planned-update.ts';
import { type EntryDetails, loadEntries } from '../store/hosting.ts';
import { loadManagedPlace, type ManagedPlace } from '../store/managed-places.ts';
import type { SessionRow } from '../store/sessions.ts';
import { toExperiencePage } from './show-experience.ts';

/** Sessions of an entry that are shown while it is typed, and the first sessions of a page. */
const SHOWN_SESSIONS = 12;

/**
 * Results of an unsaved form: the next sessions of each entry, with the effect of daylight saving
 * changes, the price, and the page where it is requested. Nothing is stored. For a change of an
 * experience the sessions are those that saving it makes, with the scope of all coming ones. Where
 * a timetable has more sessions than one experience can have, only the entries up to that limit are
 * processed.
 *
 * @throws Problem 'invalid-input' for an invalid place, 'not-found' and 'forbidden' for another
 *   host's experience; for its page as `pageOfForm` does
 */
export async function previewExperience(
  form: ExperiencePreview,
  context: SignedInContext,
): Promise<InferOutput<typeof contract.response>> {
  const { db, actor, now, translate } = context;
  const { location } = form;
  const former =
    form.id === undefined ? EMPTY_TIMETABLE : await loadCurrentTimetable(form.id, context);
  const recommendation = recommendedPlace(form, translate);
  const place = location === null ? null : placeOfExperience(location, recommendation, translate);
  const { entries, refusals, ...read } = readTimetable(form.routineSchedule, {
    placeZone: place?.timeZone ?? SCHEDULE_ZONES[0],
    now,
    translate,
    known: former.entries,
  });
  const sound = entriesWithinBound(read.sound, now);
  const style = form.style === null ? null : experienceStyle(form.style);
  const managed =
    form.recommendationId === null ? null : await loadManagedPlace(db, form.recommendationId);
  const isMine = managed?.managerId === actor.id;
  const price = priceOfForm(form, {
    entries: sound,
    baseRate: style?.baseRate ?? null,
    managed: managed === null ? null : { options: managed.pricingOptions, isOwner: isMine },
    now,
  });
  const coming = sessionsToCome(sound, former, now);
  const page = form.isPageWanted
    ? await pageOfForm(
        form,
        {
          place,
          recommendation,
          managed,
          price,
          entries: sound,
          sessions: toSessionRows(coming.slice(0, SHOWN_SESSIONS), sound, former, countSeats(form)),
        },
        context,
      )
    : null;
  return {
    page,
    timeZone: place?.timeZone ?? null,
    entries: entries.map((entry, at) => {
      const refusal = refusals.find((each) => each.at === at);
      const isSound = sound.includes(entry);
      const isTooMuch = !isSound && read.sound.includes(entry);
      const own = isSound ? coming.filter(({ entryId }) => entryId === entry.entryId) : [];
      return {
        at,
        problem: isTooMuch ? translate(TOO_MANY_SESSIONS) : (refusal?.message ?? null),
        sessions: own.slice(0, SHOWN_SESSIONS).map(({ date, startsAt, endsAt, effect }) => ({
          date,
          startsAt: startsAt.toString(),
          endsAt: endsAt.toString(),
          effect,
        })),
        total: own.length,
      };
    }),
    price: toPriceSummary(price, translate),
    managed:
      managed === null
        ? null
        : {
            isMine,
            arrangements: [...managed.arrangements],
            hostArrangements: [...managed.hostArrangements],
            costArrangements: [...managed.costArrangements],
          },
  };
}

/** The current timetable of the caller's experience. */
async function loadCurrentTimetable(
  id: string,
  { db, actor, now }: SignedInContext,
): Promise<Pick<CurrentExperience, 'entries' | 'standing'>> {
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  return { entries: await loadEntries(db, id), standing: await loadCurrentSessions(db, id, now) };
}

/** Sessions as the page shows them, with the taken seats of those that exist already. */
function toSessionRows(
  coming: readonly ComingSession[],
  entries: readonly EntryDetails[],
  { standing }: Pick<CurrentExperience, 'standing'>,
  seats: number,
): SessionRow[] {
  return coming.map(({ entryId, date, startsAt, endsAt }) => {
    const entry = entries.find((each) => each.entryId === entryId);
    const stands = standing.find((each) => each.entryId === entryId && each.date === date);
    const taken = stands?.taken ?? 0;
    return {
      entryId,
      date,
      startsAt,
      endsAt,
      taken,
      title: entry?.title ?? '',
      timeZone: entry?.timeZone ?? 'UTC',
      capacity: Math.max(1, seats, taken),
      withdrawn: Math.max(0, taken - Math.max(1, seats)),
      status: 'scheduled',
      note: '',
    };
  });
}

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
async function pageOfForm(
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
      asksVerifiedGuests: false,
      isPaused: false,
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

/** A session that will take place. */
interface ComingSession extends SessionTimes, SessionKey {}

/** State before a new experience is saved. */
const EMPTY_TIMETABLE: Pick<CurrentExperience, 'entries' | 'standing'> = {
  entries: [],
  standing: [],
};

/**
 * The sessions that take place once a timetable is saved, in order. They follow the rule that
 * saving applies: cancelled sessions stay cancelled and individually changed ones keep their hours.
 *
 * @param former the current state
 */
function sessionsToCome(
  entries: readonly EntryDetails[],
  former: Pick<CurrentExperience, 'entries' | 'standing'>,
  now: Temporal.Instant,
): ComingSession[] {
  const { retimed, added, removed, cancelled } = planTimetableChange(entries, former, false, now);
  const gone = new Set([...removed, ...cancelled]);
  const moved = new Map(retimed.map(({ session, ...times }) => [session, times]));
  const kept = former.standing.filter(
    (session) =>
      !gone.has(session) &&
      !hasCome(session.startsAt, now) &&
      (session.status === 'scheduled' || moved.has(session)),
  );
  const stay = kept.map((session) => {
    const { startsAt, endsAt } = moved.get(session) ?? session;
    const { entryId, date } = session;
    const entry = entries.find((each) => each.entryId === entryId);
    return { entryId, date, startsAt, endsAt, effect: effectOn(entry, date, startsAt) };
  });
  return [...stay, ...added.filter((session) => !session.cancelled)].sort((one, other) =>
    Temporal.Instant.compare(one.startsAt, other.startsAt),
  );
}

/** Effect of a daylight saving change on a session; null for one with individual hours. */
function effectOn(
  entry: EntryDetails | undefined,
  date: DateText,
  startsAt: Temporal.Instant,
): SessionTimes['effect'] {
  if (entry === undefined) return null;
  const planned = plannedTimes(toEntryRule(entry), date);
  return planned?.startsAt.equals(startsAt) ? planned.effect : null;
}
