import { Plural, Trans } from '@lingui/react/macro';
import type { ListedSession, Session } from '#features/experiences/contract.ts';

/** A session to choose; the number of sessions of a pass from it is known only in lists. */
export type OfferedSession = Session & Partial<Pick<ListedSession, 'passSessions'>>;

/** Requirements that a session has to meet to be chosen. */
export interface SessionNeeds {
  readonly seats: number;
  /** Minimum number of sessions of a pass from it. */
  readonly passSessions: number;
}

/** Whether a session has enough free seats. */
export function hasSeats({ status, left }: Pick<Session, 'status' | 'left'>, seats: number) {
  return status === 'scheduled' && left >= seats;
}

/** Whether a pass from a session has enough sessions. */
export function hasSessions(session: OfferedSession, { passSessions }: SessionNeeds): boolean {
  return (session.passSessions ?? passSessions) >= passSessions;
}

/** Whether a session can be chosen. */
export function isOffered(session: OfferedSession, needs: SessionNeeds, canWait = false): boolean {
  const isOpen = hasSeats(session, needs.seats) || (canWait && session.status === 'scheduled');
  return isOpen && hasSessions(session, needs);
}

/** Number of free seats of a session, or the note that a pass from it has too few sessions. */
export function SeatsLeft({
  session,
  needs,
  canWait = false,
}: {
  session: OfferedSession;
  needs?: SessionNeeds;
  /** Whether guests can join a waitlist. */
  canWait?: boolean;
}) {
  const { status, left, passSessions = 1 } = session;
  if (status === 'cancelled') return <Trans>Cancelled</Trans>;
  if (left === 0) return canWait ? <Trans>Full · Waitlist</Trans> : <Trans>Full</Trans>;
  if (needs !== undefined && !hasSessions(session, needs)) {
    return (
      <Plural
        value={passSessions}
        one="Too few: # session from here"
        other="Too few: # sessions from here"
      />
    );
  }
  return <Plural value={left} one="# seat left" other="# seats left" />;
}
