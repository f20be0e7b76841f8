import type { ExperienceDetails } from '../../contract.ts';

/** Whether guests can reserve now: it is listed, and has a coming session. */
export function isOpenToGuests({ state, sessions }: Pick<ExperienceDetails, 'state' | 'sessions'>) {
  return state === 'listed' && sessions.some(({ status }) => status === 'scheduled');
}
