import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionSpan } from './session-labels.ts';
import { useSessionLabels } from './use-session-labels.ts';

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
