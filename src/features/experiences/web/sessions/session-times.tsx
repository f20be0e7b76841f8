import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedSession, Session } from '../../contract.ts';
import { type SessionSpan, useSessionLabels } from './session-labels.ts';

/** Place of sessions. */
export interface SessionPlace {
  readonly city: string;
  /** IANA. */
  readonly timeZone: string;
}

/** Times of a session: there, in the user's time zone, and in that of their work. */
export function SessionTimes({ session, place }: { session: SessionSpan; place: SessionPlace }) {
  const { t } = useLingui();
  const { day, hours, own, work } = useSessionLabels()(session, place.timeZone);
  return (
    <span className="grid">
      <time dateTime={session.startsAt} className="font-semibold" suppressHydrationWarning>
        {day}
      </time>
      <span suppressHydrationWarning>
        {place.city === '' ? hours : t`${hours} in ${place.city}`}
      </span>
      {own === null ? null : (
        <span className="text-sm text-soft">
          <Trans>{own} for you</Trans>
        </span>
      )}
      {work === null ? null : (
        <span className="text-sm text-soft" suppressHydrationWarning>
          {t`${work} where you work`}
        </span>
      )}
    </span>
  );
}

/** Like `SessionTimes` in a single line, without the time zone of their work. */
export function SessionTimesInLine({
  session,
  place,
}: {
  session: SessionSpan;
  place: SessionPlace;
}) {
  const { t } = useLingui();
  const { day, hours, own } = useSessionLabels()(session, place.timeZone);
  return (
    <>
      <time dateTime={session.startsAt} suppressHydrationWarning>
        {day}
      </time>
      <span>{' · '}</span>
      <span suppressHydrationWarning>
        {place.city === '' ? hours : t`${hours} in ${place.city}`}
      </span>
      {own === null ? null : (
        <>
          <span>{' · '}</span>
          <Trans>{own} for you</Trans>
        </>
      )}
    </>
  );
}

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
