import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { STATEMENT_LENGTH } from '#domain/resolutions.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { RefusalNote } from '../../dialogs/refusal-note.tsx';
import { useAttempt } from '../../dialogs/use-attempt.ts';
import { AmountField, useAmountError } from '../dialogs/amount-field.tsx';

/** An administrator's decision. */
export interface Decision {
  /** Cents. */
  readonly amount: number;
  readonly reason: string;
}

/** Form of a decision: an amount from 0, and its reason, which both sides read. */
export function DecisionForm({
  amountLabel,
  max,
  children,
  summarize,
  send,
}: {
  amountLabel: ReactNode;
  /** Most cents. */
  max: number;
  /** Fields of its own, below the amount. */
  children?: ReactNode;
  /** The outcome, in a sentence. */
  summarize(amount: number): ReactNode;
  /** @throws ApiError when it is refused, OfflineError without a response */
  send(decision: Decision, options: { idempotencyKey: string }): Promise<unknown>;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const getIntentKey = useIntentKey();
  const { busy, refusal, attempt } = useAttempt();
  const readTyped = useAmountError();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const readNow = readTyped(typed, { min: 0, max });
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = readNow;
    const found = {
      ...('error' in read ? { amount: read.error } : {}),
      ...(reason.trim() === '' ? { reason: t`Give a reason that both of them will see.` } : {}),
    };
    setErrors(found);
    if ('error' in read || Object.keys(found).length > 0) {
      // Once the errors are drawn.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const decision = { amount: read.cents, reason };
    const done = await attempt(async () => {
      await send(decision, { idempotencyKey: getIntentKey(decision) });
    });
    if (!done) return;
    showToast('success', t`Decided. Both are notified.`);
    await router.invalidate();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-xl gap-4 rounded-xl border border-line p-4"
    >
      <AmountField
        label={amountLabel}
        bounds={{ min: 0, max }}
        value={typed}
        disabled={busy}
        error={errors.amount}
        onChange={setTyped}
      />
      {children}
      <p role="status" className="empty:hidden">
        {'error' in readNow ? null : summarize(readNow.cents)}
      </p>
      <TextAreaField
        label={<Trans>Reason, for both of them</Trans>}
        maxLength={STATEMENT_LENGTH}
        value={reason}
        disabled={busy}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="text-soft">
        <Trans>Both are notified and see your reason. This can't be undone.</Trans>
      </p>
      <RefusalNote refusal={refusal} />
      <div>
        <Button type="submit" busy={busy}>
          <Trans>Decide</Trans>
        </Button>
      </div>
    </form>
  );
}
