import { WEEKDAYS } from '#domain/schedule/schedule-entry.ts';
import { EXPERIENCE_FORM, WEEKLY } from '#features/experiences/server/testing/experience-form.ts';
import type { Answer, Call, Send } from './call.ts';
import type { ContestedExperience } from './seat-moves.ts';
import type { Person } from './seed.ts';

/** Sessions of a contested experience: one a day. */
const SESSIONS = 3;

/**
 * Lists an experience as its host would, with an evening a day for a few days.
 *
 * @param picture address of a picture that the host has sent
 * @param firstDay 'YYYY-MM-DD'
 */
export async function listContestedExperience(
  send: Send,
  host: Person,
  {
    picture,
    seats,
    firstDay,
    isRoomy = false,
  }: { picture: string; seats: number; firstDay: string; isRoomy?: boolean },
): Promise<ContestedExperience> {
  const first = Temporal.PlainDate.from(firstDay);
  const days = Array.from({ length: SESSIONS }, (_, day) => first.add({ days: day }).toString());
  const until = days.at(-1) ?? firstDay;
  const body = {
    ...EXPERIENCE_FORM,
    imageSrc: [picture],
    guestCount: seats + 1,
    routineSchedule: [
      { ...WEEKLY, days: WEEKDAYS, recurrence: { type: 'daily', until }, startsOn: firstDay },
    ],
  };
  const { cookie } = host;
  const made = await must(send, { method: 'POST', path: '/api/experiences', body, cookie });
  const id = String(made.body.id);
  const to = first.add({ days: SESSIONS }).toString();
  const path = `/api/experiences/${id}/sessions?from=${firstDay}&to=${to}`;
  const { sessions } = (await must(send, { method: 'GET', path })).body as {
    sessions?: readonly { readonly entryId: string; readonly date: string }[];
  };
  const [session] = sessions ?? [];
  if (session === undefined || sessions?.map(({ date }) => date).join() !== days.join()) {
    throw new Error(`${path} answered ${JSON.stringify(sessions)}`);
  }
  return { id, host, entryId: session.entryId, days, seats, isRoomy };
}

/** The host of an experience reads it as a form and sends it back with another number of seats. */
export async function changeSeats(
  send: Send,
  { id, host }: Pick<ContestedExperience, 'id' | 'host'>,
  seats: number,
): Promise<Answer> {
  const path = `/api/experienceinfo/${id}`;
  const { cookie } = host;
  const form = await send({ method: 'GET', path, cookie });
  if (form.status !== 200) return form;
  return send({ method: 'POST', path, body: { ...form.body, guestCount: seats + 1 }, cookie });
}

async function must(send: Send, call: Call): Promise<Answer> {
  const answer = await send(call);
  if (answer.status < 300 && answer.status > 0) return answer;
  throw new Error(`${call.path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
}
