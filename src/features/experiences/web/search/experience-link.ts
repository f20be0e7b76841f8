import type { LinkProps } from '@tanstack/react-router';
import { listingPath } from '#domain/listing-path.ts';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import type { ComingSession, ExperienceCard } from '../../contract.ts';

type LinkSearch = Pick<ExperienceSearch, 'guestCount' | 'scheduleDuration'>;

/** The experience's page, with the session, guests and pass of the search. */
export function experienceLink(
  {
    id,
    session,
  }: { readonly id: string; readonly session: Pick<ExperienceCard['session'], 'entryId' | 'date'> },
  { guestCount, scheduleDuration }: LinkSearch,
): LinkProps {
  const search = {
    session: session.entryId,
    date: session.date,
    ...(guestCount === undefined || guestCount === 1 ? {} : { guestCount: String(guestCount) }),
    ...(scheduleDuration === 'one-time' ? {} : { scheduleDuration }),
  };
  return { to: listingPath('experience', id), search } as unknown as LinkProps;
}

/** The page of a session's experience. */
export function sessionLink(session: ComingSession, search: LinkSearch): LinkProps {
  return experienceLink({ id: session.id, session }, search);
}
