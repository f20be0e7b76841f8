import type { InferOutput } from 'valibot';
import { SCHEDULE_ZONES } from '#domain/schedule/schedule-entry.ts';
import type {
  previewExperience as contract,
  ExperiencePreview,
} from '#features/experiences/contract.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import { horizonOf, readTimetable, ruleOf } from '../hosting/entries-of-form.ts';
import { placeOfExperience, recommendedPlace } from '../hosting/place-of-experience.ts';
import { priceOfForm, priceSummaryOf } from '../hosting/price-of-form.ts';
import { plannedSessions } from '../schedule/planned-sessions.ts';
import { loadManagedPlace } from '../store/managed-places.ts';

/** Sessions of an entry that are shown while it is typed. */
const SHOWN_SESSIONS = 12;

/**
 * What an unsaved form would make: the next sessions of each entry, with what changes of the clocks
 * do to them, and the price. Nothing is kept.
 *
 * @throws Problem 'invalid-input' for a place that can't be so
 */
export async function previewExperience(
  form: ExperiencePreview,
  { db, actor, now, translate }: SignedInContext,
): Promise<InferOutput<typeof contract.response>> {
  const { location } = form;
  const recommendation = recommendedPlace(form, translate);
  const place = location === null ? null : placeOfExperience(location, recommendation, translate);
  const { entries, sound, refusals } = readTimetable(form.routineSchedule, {
    placeZone: place?.timeZone ?? SCHEDULE_ZONES[0],
    now,
    translate,
  });
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
  return {
    timeZone: place?.timeZone ?? null,
    entries: entries.map((entry, at) => {
      const refusal = refusals.find((each) => each.at === at);
      const planned = sound.includes(entry)
        ? plannedSessions(ruleOf(entry), horizonOf(entry.timeZone, now)).filter(
            ({ startsAt, cancelled }) => !cancelled && Temporal.Instant.compare(startsAt, now) > 0,
          )
        : [];
      return {
        at,
        problem: refusal?.message ?? null,
        sessions: planned.slice(0, SHOWN_SESSIONS).map(({ date, startsAt, endsAt, effect }) => ({
          date,
          startsAt: startsAt.toString(),
          endsAt: endsAt.toString(),
          effect,
        })),
        total: planned.length,
      };
    }),
    price: priceSummaryOf(price, translate),
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
