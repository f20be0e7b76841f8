import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { ChoiceCards, type ConfirmChangeProps } from '#market/hosting/index.web.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { ScheduleEntryForm, Session, StoredExperience } from '../../../contract.ts';
import { useSessionLabels } from '../../sessions/session-labels.ts';
import { askSessions, isSameSession } from '../../sessions/use-month-sessions.ts';
import {
  type ExperienceHosting,
  type HostingField,
  type HostingValues,
  storedValues,
} from '../experience-form.ts';
import { SelectField } from '../schedule/select-field.tsx';
import { ALL_SESSIONS, type ChangeScope, type ConfirmedChange } from './confirmed-change.ts';
import { type ImpactState, ImpactView, reasonToWait, useChangeImpact } from './impact.tsx';

/**
 * Confirms a change before it is saved: its scope, and the affected guests. Where no session is
 * affected, it asks nothing.
 */
export default function ConfirmChange(props: ConfirmChangeProps<ExperienceHosting>) {
  const { stored, values, onConfirm } = props;
  const [felt] = useState(() => detectChangeEffect(storedValues(stored), values));
  const sessions = useComingSessions(stored.id, felt.isFelt);
  const isAsked = felt.isFelt && (sessions === 'failed' || sessions.length > 0);
  const isDecided =
    !felt.isFelt || (sessions !== 'failed' && sessions !== 'loading' && sessions.length === 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once it is clear that no confirmation is needed.
  useEffect(() => {
    if (isDecided) onConfirm(ALL_SESSIONS);
  }, [isDecided]);

  if (!isAsked || sessions === 'loading') return null;
  return (
    <ChangeQuestions {...props} felt={felt} sessions={sessions === 'failed' ? [] : sessions} />
  );
}

type ChangeQuestionsProps = ConfirmChangeProps<ExperienceHosting> & {
  felt: ChangeEffect;
  /** Coming sessions, the next first. */
  sessions: readonly Session[];
};

function ChangeQuestions({
  stored,
  version,
  values,
  felt,
  sessions,
  onConfirm,
  onBack,
  onRefused,
}: ChangeQuestionsProps) {
  const { t, i18n } = useLingui();
  const eligible = sessions.filter(
    ({ entryId }) => felt.entries.length === 0 || felt.entries.includes(entryId),
  );
  const [how, setHow] = useState<ConfirmedChange>(ALL_SESSIONS);
  const [first] = eligible;
  const isWhole = how.scope === 'all' || how.session !== null;
  const { state, retry } = useChangeImpact(
    { stored, version, values },
    isWhole ? how : null,
    onRefused,
  );
  const scopes = first === undefined ? (['all'] as const) : felt.scopes;
  const zone = getTimeZone(stored);

  function choose(scope: ChangeScope) {
    const session =
      scope === 'all' || first === undefined
        ? null
        : (how.session ?? { entryId: first.entryId, date: first.date });
    setHow({ scope, session, modifiedToo: false });
  }

  return (
    <Dialog
      unsaved={false}
      title={<Trans>Save your changes?</Trans>}
      size="wide"
      onClose={onBack}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" onClick={onBack}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button
            look={removesBookedSeats(state) ? 'danger' : 'primary'}
            reason={reasonToWait(state)}
            onClick={() => onConfirm(how)}
          >
            <SaveLabel state={state} />
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {scopes.length === 1 ? null : (
          <ChoiceCards
            name="scope"
            legend={t`Which sessions should change?`}
            choices={scopes.map((scope) => ({
              id: scope,
              label: i18n._(SCOPE_WORDS[scope].label),
              description: i18n._(SCOPE_WORDS[scope].description),
            }))}
            value={how.scope}
            error={undefined}
            onChange={choose}
          />
        )}
        {how.session === null ? null : (
          <SessionSelect
            label={how.scope === 'one' ? t`Which session?` : t`Starting with which session?`}
            sessions={eligible}
            value={how.session}
            onChange={({ entryId, date }) => setHow({ ...how, session: { entryId, date } })}
          />
        )}
        {how.scope === 'one' ? (
          <p className="text-soft">
            <Trans>
              Only that session's hours and number of guests change. Nothing else in the form is
              saved.
            </Trans>
          </p>
        ) : null}
        <ImpactView state={state} zone={zone} onRetry={retry} />
        <SparedChoice state={state} how={how} onChange={setHow} />
        {felt.isPriceOther && how.scope !== 'one' ? (
          <p className="text-soft">
            <Trans>The new price is for new bookings. Booked guests keep theirs.</Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Whether individually changed sessions change as well. */
function SparedChoice({
  state,
  how,
  onChange,
}: {
  state: ImpactState;
  how: ConfirmedChange;
  onChange(how: ConfirmedChange): void;
}) {
  const [spared, setSpared] = useState(0);
  const now = state.kind === 'known' ? state.impact.leftAlone : 0;
  // Once they are included they are no longer spared, and the host can still exclude them again.
  if (now > spared) setSpared(now);
  if (how.scope === 'one' || spared === 0) return null;
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={how.modifiedToo}
        onChange={({ target }) => onChange({ ...how, modifiedToo: target.checked })}
        className="mt-0.5 size-5 flex-none accent-ember"
      />
      <span>
        <Trans>Also change the sessions I edited one by one ({spared})</Trans>
      </span>
    </label>
  );
}

const SCOPE_WORDS: Readonly<
  Record<
    ChangeScope,
    { readonly label: MessageDescriptor; readonly description: MessageDescriptor }
  >
> = {
  all: {
    label: msg`All sessions`,
    description: msg`All upcoming dates. Past ones stay as they were.`,
  },
  future: {
    label: msg`This and following`,
    description: msg`From a session you choose; earlier ones stay as they are.`,
  },
  one: { label: msg`This session`, description: msg`One date only; the schedule stays.` },
};

/** Whether guests lose their seats by the change. */
function removesBookedSeats(state: ImpactState): boolean {
  return state.kind === 'known' && state.impact.refund > 0;
}

function SaveLabel({ state }: { state: ImpactState }) {
  const guests = state.kind === 'known' ? state.impact.guests : 0;
  return guests === 0 ? <Trans>Save changes</Trans> : <Trans>Save and tell guests</Trans>;
}

/** Select field of one of the coming sessions. */
function SessionSelect({
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
  const getSessionLabels = useSessionLabels();
  const choices = sessions.map((session) => {
    const { day, hours } = getSessionLabels(session, session.timeZone);
    const booked = session.capacity - session.left;
    const count =
      booked === 0
        ? ''
        : ` · ${i18n.number(booked)}/${i18n.number(session.capacity - session.withdrawn)}`;
    return { id: formatSessionId(session), label: `${day}, ${hours} · ${session.title}${count}` };
  });
  return (
    <SelectField
      label={label}
      choices={choices}
      value={formatSessionId(value)}
      onChange={(id) => {
        const chosen = sessions.find((session) => formatSessionId(session) === id);
        if (chosen !== undefined && !isSameSession(chosen, value)) onChange(chosen);
      }}
    />
  );
}

function formatSessionId({ entryId, date }: SessionKey): string {
  return `${entryId} ${date}`;
}

/** Maximum number of days of one request for sessions. */
const DAYS_AHEAD = 100;

/** Sessions of an experience that will take place within the next hundred days. */
function useComingSessions(
  id: string,
  isWanted: boolean,
): readonly Session[] | 'loading' | 'failed' {
  const [sessions, setSessions] = useState<readonly Session[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    // Begins yesterday, for zones where it is still yesterday.
    const start = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
    askSessions(id, { start, end: addDays(start, DAYS_AHEAD) }, request.signal).then(
      (found) => setSessions(found.filter(({ status }) => status === 'scheduled')),
      () => {
        if (!request.signal.aborted) setSessions('failed');
      },
    );
    return () => request.abort();
  }, [id, isWanted]);
  return sessions;
}

/** Fields whose change affects sessions and their guests: time, capacity, place and price. */
const AFFECTING_FIELDS: readonly HostingField[] = [
  'routineSchedule',
  'guestCount',
  'location',
  'recommendationId',
  'address',
  'price',
  'isPriceAutomatic',
  'arrangementFee',
  'depositRequired',
  'depositAmount',
];

/** The affected entries of a change and the scopes it can have. */
interface ChangeEffect {
  /** Whether sessions or their guests are affected. */
  readonly isFelt: boolean;
  readonly isPriceOther: boolean;
  /** Ids of the changed entries of the timetable. */
  readonly entries: readonly string[];
  /** Possible scopes, the widest first. */
  readonly scopes: readonly ChangeScope[];
}

/**
 * Determines which parts of an experience a host changed, and the scopes that the change can have.
 * A single session can only have its own hours and number of seats; with the scope `future` only
 * recurring entries can change.
 *
 * @param former the form as it was loaded
 */
export function detectChangeEffect(former: HostingValues, values: HostingValues): ChangeEffect {
  const differing = AFFECTING_FIELDS.filter((field) => differs(former[field], values[field]));
  const known = new Map(former.routineSchedule.map((entry) => [entry.id, entry]));
  const changed = values.routineSchedule.filter((entry) => {
    const before = known.get(entry.id);
    return before !== undefined && differs(before, entry);
  });
  const isGroupOther = differing.includes('guestCount');
  const isSameList =
    former.routineSchedule.map(({ id }) => id).join() ===
    values.routineSchedule.map(({ id }) => id).join();
  const hasOwn = changed.length > 0 || isGroupOther;
  const isOfOne =
    hasOwn &&
    isSameList &&
    changed.every((entry) => isOnlyHours(known.get(entry.id), entry)) &&
    differing.every(
      (field) => field === 'routineSchedule' || field === 'guestCount' || isOwnPrice(field, values),
    );
  const repeats = changed.filter(({ recurrence }) => recurrence.type !== 'one-time');
  const isOfFuture = repeats.length > 0 || isGroupOther;
  return {
    isFelt: differing.length > 0,
    isPriceOther: differing.some((field) => field === 'price' || field === 'arrangementFee'),
    entries: changed.flatMap(({ id }) => id ?? []),
    scopes: [
      'all',
      ...(isOfFuture ? (['future'] as const) : []),
      ...(isOfOne ? (['one'] as const) : []),
    ],
  };
}

/** A computed price is not a change made by the host. */
function isOwnPrice(field: HostingField, { isPriceAutomatic }: HostingValues): boolean {
  return field === 'price' && isPriceAutomatic;
}

/** Whether an entry differs in its hours only. */
function isOnlyHours(before: ScheduleEntryForm | undefined, after: ScheduleEntryForm): boolean {
  const { startTime, endTime } = after;
  return before !== undefined && !differs({ ...before, startTime, endTime }, after);
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** The time zone in which an experience's sessions are shown. */
function getTimeZone({ routineSchedule }: Pick<StoredExperience, 'routineSchedule'>): string {
  return routineSchedule[0]?.timeZone ?? 'UTC';
}
