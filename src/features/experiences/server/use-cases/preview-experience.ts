import type { InferOutput } from 'valibot';
import { canEditListing } from '#domain/permissions.ts';
import { SCHEDULE_ZONES } from '#domain/schedule/schedule-entry.ts';
import type {
  previewExperience as contract,
  ExperiencePreview,
} from '#features/experiences/contract.ts';
import { loadHosted } from '#market/hosting/index.server.ts';
import { loadCurrentSessions } from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import { countSeats } from '../booking/experience-booking.ts';
import { pageOfForm } from '../hosting/page-of-form.ts';
import { placeOfExperience, recommendedPlace } from '../hosting/place-of-experience.ts';
import { priceOfForm, toPriceSummary } from '../hosting/price-of-form.ts';
import { entriesWithinBound, readTimetable, TOO_MANY_SESSIONS } from '../hosting/read-timetable.ts';
import type { CurrentExperience } from '../schedule/planned-update.ts';
import {
  type ComingSession,
  EMPTY_TIMETABLE,
  sessionsToCome,
} from '../schedule/sessions-to-come.ts';
import { type EntryDetails, loadEntries } from '../store/hosting.ts';
import { loadManagedPlace } from '../store/managed-places.ts';
import type { SessionRow } from '../store/sessions.ts';

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
