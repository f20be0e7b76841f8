import { useId } from 'react';
import { HostText } from '#platform/web/ui/host-text.tsx';
import {
  isOffered,
  type OfferedSession,
  SeatsLeft,
  type SessionNeeds,
  type SessionPlace,
  SessionTimes,
} from './session-times.tsx';

/** A session to choose, with its times and free seats. */
export function SessionChoice({
  name,
  session,
  place,
  needs,
  isChosen,
  canWait = false,
  onChoose,
}: {
  /** Name of the group of choices. */
  name: string;
  session: OfferedSession;
  place: SessionPlace;
  needs: SessionNeeds;
  isChosen: boolean;
  /** Whether a full session can be chosen, to join its waitlist. */
  canWait?: boolean;
  onChoose(session: OfferedSession): void;
}) {
  const leftId = useId();
  const isFree = isOffered(session, needs);
  const isOpen = isOffered(session, needs, canWait);
  return (
    <label
      className={`flex min-h-14 items-start gap-3 rounded-xl border px-4 py-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-2 ${isChosen ? 'border-ink bg-sunken' : 'border-line-strong'} ${isOpen ? 'cursor-pointer hover:bg-sunken' : 'cursor-not-allowed'} ${isFree ? '' : 'text-soft'}`}
    >
      <input
        type="radio"
        name={name}
        value={`${session.entryId} ${session.date}`}
        checked={isChosen}
        disabled={!isOpen}
        aria-describedby={isOpen ? undefined : leftId}
        onChange={() => onChoose(session)}
        className="mt-0.5 size-5 flex-none accent-ember outline-none noscript:hidden"
      />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
        <span className={session.status === 'cancelled' ? 'line-through' : ''}>
          <SessionTimes session={session} place={place} />
        </span>
        <span id={leftId} className={`text-sm ${isFree ? 'font-semibold' : ''}`}>
          <SeatsLeft session={session} needs={needs} canWait={canWait} />
        </span>
        {session.note === '' ? null : (
          <HostText className="w-full whitespace-pre-line text-sm text-soft">
            {session.note}
          </HostText>
        )}
      </span>
    </label>
  );
}
