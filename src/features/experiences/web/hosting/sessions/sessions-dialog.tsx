import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import { SESSION_HORIZON_DAYS } from '#domain/schedule/schedule-entry.ts';
import { FailedStep, LoadingStep } from '#market/hosting/index.web.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { HostLanguage, HostText } from '#platform/web/ui/host-text.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { cancelSession } from '../../../contract/addresses.gen.ts';
import type { Session } from '../../../contract.ts';
import { useSessionLabels } from '../../sessions/session-labels.ts';
import { askSessions } from '../../sessions/use-month-sessions.ts';
import { type ImpactState, ImpactView, reasonToWait } from '../change/impact.tsx';

import { EditSession } from './edit-session.tsx';
import { failureMessage } from './failure-message.ts';

/** Current action on one of the sessions. */
interface Task {
  readonly what: 'edit' | 'cancel';
  readonly session: Session;
}

/** The coming sessions of a host's experience, to change or cancel one of them (spec 1 §2.6). */
export default function SessionsDialog({
  parameters,
  onClose,
}: DialogProps<'experience-sessions'>) {
  const { actionId: id, language } = parameters;
  const router = useRouter();
  const [task, setTask] = useState<Task | null>(null);
  const { sessions, days, retry, reload, showLater } = useHostSessions(id);

  async function onDone() {
    setTask(null);
    reload();
    await router.invalidate();
  }

  if (task !== null) {
    const props = { id, session: task.session, onDone, onBack: () => setTask(null) };
    return task.what === 'edit' ? <EditSession {...props} /> : <CancelSession {...props} />;
  }
  return (
    <Dialog
      unsaved={false}
      title={
        <Trans>
          Dates of <ListingTitle listing={parameters} />
        </Trans>
      }
      size="wide"
      tall
      focus="title"
      onClose={onClose}
    >
      {sessions === 'loading' ? (
        <LoadingStep />
      ) : sessions === 'failed' ? (
        <FailedStep onRetry={retry}>
          <Trans>We couldn't load the dates.</Trans>
        </FailedStep>
      ) : (
        <HostLanguage language={language}>
          <SessionList
            sessions={sessions}
            days={days}
            onLater={showLater}
            onEdit={(session) => setTask({ what: 'edit', session })}
            onCancel={(session) => setTask({ what: 'cancel', session })}
          />
        </HostLanguage>
      )}
    </Dialog>
  );
}

/** Confirms the cancellation of a session, with the refunds. */
function CancelSession({
  id,
  session,
  onDone,
  onBack,
}: {
  id: string;
  session: Session;
  onDone(): Promise<void>;
  onBack(): void;
}) {
  const { t, i18n } = useLingui();
  const getIntentKey = useIntentKey();
  const { day, hours } = useSessionLabels()(session, session.timeZone);
  const [state, setState] = useState<ImpactState>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const params = { id, entry: session.entryId, date: session.date };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session never changes; each attempt loads again.
  useEffect(() => {
    let isGone = false;
    setState({ kind: 'loading' });
    call(cancelSession, { params, body: { dryRun: true } }).then(
      ({ impact }) => {
        if (!isGone) setState({ kind: 'known', impact });
      },
      (error: unknown) => {
        if (isGone) return;
        setState({ kind: 'failed', text: error instanceof ApiError ? error.message : null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  async function cancel() {
    setBusy(true);
    try {
      await call(
        cancelSession,
        { params, body: { dryRun: false } },
        { idempotencyKey: getIntentKey(params) },
      );
      showToast('success', t`Session cancelled.`);
      await onDone();
    } catch (error) {
      showToast('error', failureMessage(error, i18n));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={<Trans>Cancel this date?</Trans>}
      size="medium"
      busy={busy}
      onClose={onBack}
      unsaved={false}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" disabled={busy} onClick={onBack}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            look="danger"
            busy={busy}
            reason={reasonToWait(state)}
            onClick={() => void cancel()}
          >
            <Trans>Cancel date</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-lg">
          <strong className="font-semibold">{day}</strong>
          <span>{' · '}</span>
          <bdi className="whitespace-nowrap">{hours}</bdi>
        </p>
        <ImpactView state={state} zone={session.timeZone} onRetry={() => setTries(tries + 1)} />
        <p className="text-soft">
          <Trans>This can't be undone.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

/** Coming sessions with their bookings, and the actions on each. */
function SessionList({
  sessions,
  days,
  onEdit,
  onCancel,
  onLater,
}: {
  sessions: readonly Session[];
  days: { readonly shown: number; readonly isAll: boolean };
  onEdit(session: Session): void;
  onCancel(session: Session): void;
  onLater(): void;
}) {
  return (
    <div className="grid gap-4">
      {sessions.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>
            There are no upcoming dates. Add an entry to the schedule to offer new ones.
          </Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <SessionRow
              key={`${session.entryId} ${session.date}`}
              session={session}
              onEdit={() => onEdit(session)}
              onCancel={() => onCancel(session)}
            />
          ))}
        </ul>
      )}
      {days.isAll ? null : (
        <Button look="secondary" onClick={onLater}>
          <Trans>Show later dates</Trans>
        </Button>
      )}
    </div>
  );
}

function SessionRow({
  session,
  onEdit,
  onCancel,
}: {
  session: Session;
  onEdit(): void;
  onCancel(): void;
}) {
  const { t, i18n } = useLingui();
  const { day, hours, own } = useSessionLabels()(session, session.timeZone);
  const { left, note, title, status } = session;
  const capacity = session.capacity - session.withdrawn;
  const booked = i18n.number(session.capacity - left);
  const isCancelled = status === 'cancelled';
  return (
    <li
      data-session={session.date}
      className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className={`font-semibold ${isCancelled ? 'text-soft line-through' : ''}`}>
          <time dateTime={session.startsAt}>{day}</time>
          <span>{' · '}</span>
          <bdi className="whitespace-nowrap">{hours}</bdi>
        </p>
        {own === null ? null : (
          <p className="text-sm text-soft">
            <Trans>{own} for you</Trans>
          </p>
        )}
        <p className="truncate text-sm text-soft">
          <HostText>{title}</HostText>
        </p>
        <p className="text-sm">
          {isCancelled ? (
            <Trans>Cancelled</Trans>
          ) : (
            t`${plural(capacity, {
              one: `${booked} of # seat booked`,
              other: `${booked} of # seats booked`,
            })}`
          )}
        </p>
        {note === '' ? null : (
          <p className="mt-1 whitespace-pre-line text-sm">
            <HostText>{note}</HostText>
          </p>
        )}
      </div>
      {isCancelled ? null : (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-label={t`Edit ${day}, ${hours}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button look="danger" aria-label={t`Cancel date: ${day}, ${hours}`} onClick={onCancel}>
            <Trans>Cancel date</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Maximum days of one request. */
const DAYS_AT_ONCE = 100;

/** The coming sessions of an experience, cancelled ones among them; loads more days on request. */
function useHostSessions(id: string): {
  sessions: readonly Session[] | 'loading' | 'failed';
  /** Days ahead that are shown, and whether they are all. */
  days: { readonly shown: number; readonly isAll: boolean };
  retry(): void;
  reload(): void;
  showLater(): void;
} {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const [tries, setTries] = useState(0);
  const [sessions, setSessions] = useState<readonly Session[] | 'loading' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    const request = new AbortController();
    loadDays(id, shown, request.signal).then(setSessions, () => {
      if (!request.signal.aborted) setSessions('failed');
    });
    return () => request.abort();
  }, [id, shown, tries]);

  return {
    sessions,
    days: { shown, isAll: shown >= SESSION_HORIZON_DAYS },
    retry() {
      setSessions('loading');
      setTries(tries + 1);
    },
    reload: () => setTries(tries + 1),
    showLater: () => setShown(SESSION_HORIZON_DAYS),
  };
}

/** From yesterday on, which is still today in some time zones. */
async function loadDays(id: string, days: number, signal: AbortSignal): Promise<Session[]> {
  const first = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
  const last = addDays(first, days + 2);
  const starts: string[] = [];
  for (let day = first; day < last; day = addDays(day, DAYS_AT_ONCE)) starts.push(day);
  const parts = await Promise.all(
    starts.map((start) => {
      const end = addDays(start, DAYS_AT_ONCE);
      return askSessions(id, { start, end: end < last ? end : last }, signal);
    }),
  );
  return parts.flat();
}
