import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import { FailedStep, LoadingStep } from '#market/hosting/index.web.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Counter } from '#platform/web/ui/counter.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { showExperienceForm, updateExperience } from '../../../contract/addresses.gen.ts';
import type { ScheduleImpact, Session, StoredExperience } from '../../../contract.ts';
import { useSessionLabels } from '../../sessions/session-labels.ts';
import { ImpactSummary } from '../change/impact.tsx';

import { storedValues } from '../experience-form.ts';
import { onTheClock } from '../schedule/upcoming-dates.tsx';
import { sentForm } from '../submit/form-objection.ts';
import { failureMessage } from './failure-message.ts';

export interface EditSessionProps {
  id: string;
  session: Session;
  onDone(): Promise<void>;
  onBack(): void;
}

/** Edits one session: other hours, other seats, a note. Shows the affected guests before saving. */
export function EditSession({ id, session, onDone, onBack }: EditSessionProps) {
  const [stored, setStored] = useState<StoredExperience | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let isGone = false;
    call(showExperienceForm, { params: { id } }).then(
      (form) => {
        if (!isGone) setStored(form);
      },
      () => {
        if (!isGone) setStored('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, tries]);

  if (typeof stored === 'object' && isOnTimetable(session, stored)) {
    return (
      <SessionForm
        session={session}
        stored={stored}
        onReload={() => setTries(tries + 1)}
        onDone={onDone}
        onBack={onBack}
      />
    );
  }
  return (
    <Dialog title={<Trans>Edit this date</Trans>} size="medium" onClose={onBack} unsaved={false}>
      {stored === 'loading' ? (
        <LoadingStep />
      ) : stored === 'failed' ? (
        <FailedStep onRetry={() => setTries(tries + 1)}>
          <Trans>We couldn't load your experience.</Trans>
        </FailedStep>
      ) : (
        <p>
          <Trans>This date is no longer on the schedule, so it can only be cancelled.</Trans>
        </p>
      )}
    </Dialog>
  );
}

function SessionForm({
  session,
  stored,
  onReload,
  onDone,
  onBack,
}: Omit<EditSessionProps, 'id'> & { stored: StoredExperience; onReload(): void }) {
  const { t, i18n } = useLingui();
  const { day, hours } = useSessionLabels()(session, session.timeZone);
  const [initial] = useState(() => editedSession(session));
  const [values, setValues] = useState(initial);
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  const [errors, setErrors] = useState<Partial<Record<SessionField, string>>>({});
  const [impact, setImpact] = useState<ScheduleImpact | null>(null);
  const [busy, setBusy] = useState(false);
  const taken = session.capacity - session.left;

  function change(changed: Partial<typeof values>) {
    setValues({ ...values, ...changed });
    setErrors({});
    setImpact(null);
  }

  /** The first call previews the impact; once that is shown, the next one saves. */
  async function save() {
    setBusy(true);
    try {
      const body = { ...sentSession(stored, session, values), dryRun: impact === null };
      const answer = await call(updateExperience, { params: { id: stored.id }, body });
      if (impact === null && answer.impact.guests > 0) {
        setImpact(answer.impact);
        setBusy(false);
        return;
      }
      if (impact === null) {
        await call(updateExperience, {
          params: { id: stored.id },
          body: { ...body, dryRun: false },
        });
      }
      showToast('success', t`Date updated!`);
      await onDone();
    } catch (error) {
      tell(error);
      setBusy(false);
    }
  }

  function tell(error: unknown) {
    setImpact(null);
    if (error instanceof ApiError && error.problem.code === 'listing-changed') {
      showToast('error', t`This experience was changed elsewhere. Please check and save again.`);
      onReload();
      return;
    }
    if (error instanceof ApiError) setErrors(fieldErrors(error.problem.fields ?? {}));
    showToast('error', failureMessage(error, i18n));
  }

  return (
    <Dialog
      title={<Trans>Edit this date</Trans>}
      size="medium"
      busy={busy}
      onClose={onBack}
      unsaved={isChanged}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" disabled={busy} onClick={onBack}>
            <Trans>Back to all dates</Trans>
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            {impact === null ? <Trans>Save</Trans> : <Trans>Save and tell guests</Trans>}
          </Button>
        </div>
      }
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="text-lg">
          <strong className="font-semibold">{day}</strong>
          <span>{' · '}</span>
          <bdi className="whitespace-nowrap">{hours}</bdi>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            type="time"
            required
            label={t`Start time`}
            error={errors.startTime}
            value={values.startTime}
            onChange={({ target }) => change({ startTime: target.value })}
          />
          <TextField
            type="time"
            required
            label={t`End time`}
            error={errors.endTime}
            value={values.endTime}
            onChange={({ target }) => change({ endTime: target.value })}
          />
        </div>
        <Counter
          label={<Trans>Seats for guests</Trans>}
          hint={
            taken === 0 ? undefined : (
              <>
                <Plural value={taken} one="# seat is booked." other="# seats are booked." />
                {values.seats < taken ? (
                  <span className="block">
                    <Trans>
                      Seats beyond your number stay booked, and aren't offered again if they become
                      free.
                    </Trans>
                  </span>
                ) : null}
              </>
            )
          }
          less={t`Fewer seats`}
          more={t`More seats`}
          value={values.seats}
          {...SEAT_BOUNDS}
          error={errors.seats}
          onChange={(seats) => change({ seats })}
        />
        <TextAreaField
          name="note"
          label={t`Note for this date (optional)`}
          hint={t`Everyone who looks at this date can see it.`}
          rows={3}
          dir="auto"
          maxLength={EXPERIENCE_TEXTS.sessionNote.max}
          error={errors.note}
          value={values.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <div role="status">
          {impact === null ? null : <ImpactSummary impact={impact} zone={session.timeZone} />}
        </div>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}

/** Fields that a host can change of one session. */
interface EditedSession {
  /** HH:MM in the time zone of its entry. */
  readonly startTime: string;
  readonly endTime: string;
  /** Seats for guests; the host's own place is not among them. */
  readonly seats: number;
  readonly note: string;
}
type SessionField = keyof EditedSession;

/** Bounds of a session's seats. */
const SEAT_BOUNDS = { min: 1, max: EXPERIENCE_NUMBERS.guestCount.max - 1 } as const;

/** The current values of a session. */
function editedSession(session: Session): EditedSession {
  const { start, end } = onTheClock(session, session.timeZone);
  const { capacity, withdrawn, note } = session;
  return { startTime: start, endTime: end, seats: capacity - withdrawn, note };
}

/**
 * Whether the timetable still has the entry of a session; without it the session can only be
 * cancelled.
 */
function isOnTimetable(
  { entryId }: Pick<Session, 'entryId'>,
  { routineSchedule }: Pick<StoredExperience, 'routineSchedule'>,
): boolean {
  return routineSchedule.some(({ id }) => id === entryId);
}

/** The payload of a change of one session: the current form, with that session's own values. */
function sentSession(
  stored: StoredExperience,
  { entryId, date }: Pick<Session, 'entryId' | 'date'>,
  { startTime, endTime, seats, note }: EditedSession,
) {
  const form = sentForm(storedValues(stored));
  return {
    ...form,
    routineSchedule: form.routineSchedule.map((entry) =>
      entry.id === entryId ? { ...entry, startTime, endTime, exceptions: [] } : entry,
    ),
    guestCount: seats + 1,
    note: note.trim(),
    version: stored.version,
    scope: 'one' as const,
    session: { entryId, date },
  };
}

/** Errors of a refusal by form field: `routineSchedule.0.endTime`. */
function fieldErrors(
  fields: Readonly<Record<string, string>>,
): Partial<Record<SessionField, string>> {
  const named = Object.entries(fields).map(([name, text]) => {
    const last = name.split('.').at(-1) ?? name;
    return [last === 'guestCount' ? 'seats' : last, text];
  });
  return Object.fromEntries(named);
}
