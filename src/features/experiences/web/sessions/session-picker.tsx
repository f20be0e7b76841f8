import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { SessionKey } from '#domain/session-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SessionChoice } from './session-choice.tsx';
import { SessionMonth } from './session-month.tsx';
import type { OfferedSession, SessionPlace } from './session-times.tsx';
import { isSameSession } from './use-month-sessions.ts';

/** Sessions that are shown before "Show more dates". */
const SHOWN_AT_FIRST = 5;

export interface SessionPickerProps {
  listingId: string;
  place: SessionPlace;
  /** The next sessions; the calendar has later ones. */
  next: readonly OfferedSession[];
  chosen: SessionKey | null;
  /** Number of required seats. */
  seats: number;
  /** For a pass: the number of sessions required from the chosen one on. */
  passSessions?: number;
  /** Whether full sessions can be chosen, to join their waitlists. */
  canWait?: boolean;
  /** Each new number above 0 moves focus here. */
  focusCall?: number;
  onChoose(session: OfferedSession): void;
}

/** Chooses a session, from the next ones or from a month. */
export function SessionPicker(props: SessionPickerProps) {
  const { listingId, place, next, chosen, canWait = false, focusCall = 0, onChoose } = props;
  const needs = { seats: props.seats, passSessions: props.passSessions ?? 1 };
  const { t } = useLingui();
  const name = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'next' | 'month'>('next');
  const [isWhole, setWhole] = useState(false);
  const at = next.findIndex((session) => isSameSession(session, chosen));
  // The chosen session is never collapsed.
  const shown = isWhole || at >= SHOWN_AT_FIRST ? next : next.slice(0, SHOWN_AT_FIRST);

  useEffect(() => {
    if (focusCall === 0) return;
    const field =
      frame.current?.querySelector<HTMLElement>('input:checked') ??
      frame.current?.querySelector<HTMLElement>('input:not(:disabled), button');
    field?.focus({ preventScroll: true });
  }, [focusCall]);

  return (
    <div ref={frame} className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2 noscript:hidden">
        <legend className="sr-only">
          <Trans>How dates are shown</Trans>
        </legend>
        <ViewButton isOn={view === 'next'} onPress={() => setView('next')}>
          {t`Next dates`}
        </ViewButton>
        <ViewButton isOn={view === 'month'} onPress={() => setView('month')}>
          {t`Calendar`}
        </ViewButton>
      </fieldset>
      {view === 'month' ? (
        <SessionMonth
          listingId={listingId}
          place={place}
          first={chosen?.date ?? next[0]?.date ?? null}
          chosen={chosen}
          needs={needs}
          canWait={canWait}
          onChoose={onChoose}
        />
      ) : (
        <>
          <fieldset className="grid gap-2">
            <legend className="sr-only">
              <Trans>Choose a date</Trans>
            </legend>
            {shown.map((session) => (
              <SessionChoice
                key={`${session.entryId} ${session.date}`}
                name={name}
                session={session}
                place={place}
                needs={needs}
                isChosen={isSameSession(session, chosen)}
                canWait={canWait}
                onChoose={onChoose}
              />
            ))}
          </fieldset>
          {shown.length < next.length ? (
            <Button
              look="secondary"
              className="justify-self-start noscript:hidden"
              onClick={() => setWhole(true)}
            >
              <Trans>Show more dates</Trans>
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}

function ViewButton({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress(): void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-11 rounded-pill border border-line-strong px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {children}
    </button>
  );
}
