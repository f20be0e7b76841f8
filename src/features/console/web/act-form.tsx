import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { REASON_LENGTH } from '../contract/limits.ts';

export interface ActFormProps {
  /** The act, on its button. */
  title: ReactNode;
  /** The outcome, in a sentence. */
  summary: ReactNode;
  /** Said when it is done. */
  done: string;
  isDanger?: boolean;
  /** Further fields. */
  children?: ReactNode;
  /** Checks further fields, and shows what is wrong at them; false keeps the act from being sent. */
  check?(): boolean;
  /**
   * Does it.
   *
   * @param key of the intent, for calls that must not happen twice
   */
  send(reason: string, key: string): Promise<object>;
}

/** An act of staff: a button that opens what will happen, and asks for the reason. */
export function ActForm({
  title,
  summary,
  done,
  isDanger = false,
  children,
  check,
  send,
}: ActFormProps) {
  const { t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send: sendOnce } = useSending();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const look = isDanger ? 'danger' : 'secondary';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < REASON_LENGTH.min) {
      setFailure({ message: t`Please write why.`, fields: {} });
      return;
    }
    if (check?.() === false) {
      setFailure(null);
      return;
    }
    const answer = await sendOnce(() => send(reason, getIntentKey({ reason })));
    if (answer === null) return;
    setOpen(false);
    setReason('');
    showToast('success', done);
    await router.invalidate();
  }

  if (!isOpen) {
    return (
      <Button look={look} onClick={() => setOpen(true)}>
        {title}
      </Button>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid w-full gap-4 rounded-card border border-line bg-raised p-4"
    >
      <p className="text-soft">{summary}</p>
      {children}
      <TextAreaField
        label={<Trans>Reason, kept in the log</Trans>}
        rows={2}
        maxLength={REASON_LENGTH.max}
        value={reason}
        disabled={busy}
        error={failure?.fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={busy}>
          {title}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => setOpen(false)}>
          <Trans context="form">Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
