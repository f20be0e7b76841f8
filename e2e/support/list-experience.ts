import { type Caller, callApi } from './call-api.ts';
import { sentPicture } from './sent-picture.ts';

interface Choices {
  styles: { id: string; category: string; amenities: string[]; arrangements: string[] }[];
  disclaimers: {
    id: string;
    requiresAcknowledgment: boolean;
    audience: { host: boolean };
    categories: string[];
    styles: string[];
  }[];
}

/** Where it is: its clock is Lisbon's. */
export const EXPERIENCE_ZONE = 'Europe/Lisbon';

/**
 * Lists an experience in Lisbon: every day from tomorrow on, from half past six to nine in the
 * evening, for eight with the host, at $12 a day and
 * $3 where the category has a fee.
 *
 * @param style a style of the category
 * @param more fields of the form that are other ones
 */
export async function listExperience(
  host: Caller,
  { category, style }: { category: string; style: string },
  more: object = {},
): Promise<{ id: string; title: string }> {
  const choices = await callApi<Choices>(host, 'GET', '/api/experience-choices');
  const chosen = choices.styles.find(({ id }) => id === style);
  if (chosen === undefined) throw new Error(`no style ${style}`);
  const isAsked = (disclaimer: Choices['disclaimers'][number]) =>
    disclaimer.categories.length + disclaimer.styles.length === 0 ||
    disclaimer.categories.includes(category) ||
    disclaimer.styles.includes(style);
  const title = 'At the long table';
  const form = {
    location: { value: 'PT', label: 'Portugal', latlng: [38.714, -9.139] },
    category,
    style,
    title,
    description: 'Three courses, and everybody brings a story.',
    address: 'Rua das Provas 12',
    rules: 'Tell us what you don’t eat.',
    instructions: 'Ring twice, the blue door.',
    cancellationPolicy: 'casual-cancel',
    acknowledgedDisclaimers: choices.disclaimers
      .filter((each) => each.audience.host && each.requiresAcknowledgment && isAsked(each))
      .map(({ id }) => id),
    price: 12,
    arrangementFee: 3,
    guestCount: 8,
    arrangements: chosen.arrangements.slice(0, 2),
    amenity: chosen.amenities.slice(0, 1),
    imageSrc: [await sentPicture(host)],
    imageAlt: ['A house with a garden'],
    routineSchedule: [
      {
        title: 'Every evening',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        startTime: '18:30',
        endTime: '21:00',
        timeZone: EXPERIENCE_ZONE,
        recurrence: { type: 'daily' },
        startsOn: Temporal.Now.plainDateISO(EXPERIENCE_ZONE).add({ days: 1 }).toString(),
      },
    ],
    ...more,
  };
  const { id } = await callApi<{ id: string }>(host, 'POST', '/api/experiences', form);
  return { id, title };
}

/**
 * One session that is later today where it is, whatever the hour: in Lisbon, or else in California. So
 * much later that seats that come free are still offered to those who wait.
 */
export function laterToday() {
  const isLate = Temporal.Now.zonedDateTimeISO(EXPERIENCE_ZONE).hour >= 20;
  const timeZone = isLate ? 'America/Los_Angeles' : EXPERIENCE_ZONE;
  return {
    title: 'On the roof',
    startTime: '22:30',
    endTime: '23:30',
    timeZone,
    recurrence: { type: 'one-time' },
    specificDate: Temporal.Now.plainDateISO(timeZone).toString(),
  };
}
