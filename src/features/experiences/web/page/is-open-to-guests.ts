import type { ExperienceDetails } from '../../contract.ts';

/** Whether anybody can reserve now: it is listed, and a session is to come. */
export function isOpenToGuests({ state, sessions }: Pick<ExperienceDetails, 'state' | 'sessions'>) {
  return state === 'listed' && sessions.some(({ status }) => status === 'scheduled');
}
