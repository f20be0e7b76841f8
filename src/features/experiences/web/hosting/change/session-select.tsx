import { useLingui } from '@lingui/react/macro';
import type { SessionKey } from '#domain/session-key.ts';
import type { Session } from '../../../contract.ts';
import { isSameSession } from '../../sessions/ask-sessions.ts';
import { useSessionLabels } from '../../sessions/use-session-labels.ts';
import { SelectField } from '../schedule/select-field.tsx';

/** One of the sessions to come, from a list that opens. */
export function SessionSelect({
  label,
  sessions,
  value,
  onChange,
}: {
  label: string;
  sessions: readonly Session[];
  value: SessionKey;
  onChange(session: Session): void;
}) {
  const { i18n } = useLingui();
  const wordsOf = useSessionLabels();
  const choices = sessions.map((session) => {
    const { day, hours } = wordsOf(session, session.timeZone);
    const booked = session.capacity - session.left;
    const count =
      booked === 0
        ? ''
        : ` · ${i18n.number(booked)}/${i18n.number(session.capacity - session.withdrawn)}`;
    return { id: idOf(session), label: `${day}, ${hours} · ${session.title}${count}` };
  });
  return (
    <SelectField
      label={label}
      choices={choices}
      value={idOf(value)}
      onChange={(id) => {
        const chosen = sessions.find((session) => idOf(session) === id);
        if (chosen !== undefined && !isSameSession(chosen, value)) onChange(chosen);
      }}
    />
  );
}

function idOf({ entryId, date }: SessionKey): string {
  return `${entryId} ${date}`;
}
