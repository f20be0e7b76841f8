import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { STATEMENT_LENGTH } from '#domain/resolutions.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { RefusalNote } from '../../dialogs/refusal-note.tsx';
import { useAttempt } from '../../dialogs/use-attempt.ts';
import { RESOLUTIONS_ID } from '../resolution-texts.ts';
import { type AmountBounds, AmountField, useAmountError } from './amount-field.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { useEvidence } from './use-evidence.ts';

/** A person's words, with an amount and pictures. */
export interface Statement {
  /** Cents; 0 where none is asked. */
  readonly amount: number;
  readonly text: string;
  /** Keys of the pictures. */
  readonly pictures: string[];
}

export interface StatementDialogProps {
  title: ReactNode;
  /** Stands over the fields: what it is about, and what happens next. */
  about: ReactNode;
  /** Fields of its own, over the others. */
  children?: ReactNode;
  /** Checks those fields; false where something is missing, which they show. */
  check?: () => boolean;
  /** Asks for an amount. */
  amount?: { readonly label: ReactNode; readonly bounds: AmountBounds };
  textLabel: ReactNode;
  /** Whether it can't be sent without words. */
  isTextRequired?: boolean;
  /** Whether pictures can be added. */
  hasPictures?: boolean;
  button: ReactNode;
  /** Toast after it was sent. */
  sent: string;
  /** @throws ApiError when it is refused, OfflineError without a response */
  send(statement: Statement, options: { idempotencyKey: string }): Promise<unknown>;
  onClose(): void;
}

/** A statement about a problem or a claim: an amount where one is asked, words and pictures. */
export function StatementDialog(props: StatementDialogProps) {
  const { title, about, children, amount, textLabel, button, onClose } = props;
  const { isTextRequired = true, hasPictures = true } = props;
  const { t } = useLingui();
  const router = useRouter();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const getIntentKey = useIntentKey();
  const evidence = useEvidence();
  const { busy, refusal, attempt } = useAttempt();
  const readTyped = useAmountError();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ amount?: string; text?: string; pictures?: string }>({});
  const refused = refusal?.problem?.fields ?? {};

  function showErrors(found: typeof errors): void {
    setErrors(found);
    // Once they are drawn.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const read = amount === undefined ? { cents: 0 } : readTyped(typed, amount.bounds);
    const isOwnRight = props.check?.() ?? true;
    const found = {
      ...('error' in read ? { amount: read.error } : {}),
      ...(isTextRequired && text.trim() === '' ? { text: t`Write a few words.` } : {}),
    };
    if ('error' in read || Object.keys(found).length > 0 || !isOwnRight) {
      showErrors(found);
      return;
    }
    setErrors({});
    let isUnsent = false;
    const done = await attempt(async () => {
      await evidence.uploads.settled();
      isUnsent = evidence.uploads.view().pictures.some(({ state }) => state === 'failed');
      if (isUnsent) return;
      const pictures = evidence.uploads.kept().map(({ url }) => url);
      const statement = { amount: read.cents, text, pictures };
      await props.send(statement, { idempotencyKey: getIntentKey(statement) });
    });
    if (isUnsent) {
      showErrors({ pictures: t`Retry or remove the photos that weren't uploaded.` });
      return;
    }
    if (!done) return;
    showToast('success', props.sent);
    await router.invalidate();
    onClose();
    requestAnimationFrame(focusSection);
  }

  const isStarted =
    text.trim() !== '' || typed !== '' || evidence.uploads.view().pictures.length > 0;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      busy={busy}
      unsaved={isStarted}
      size="medium"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {button}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <div className="grid gap-2 rounded-xl bg-sunken px-4 py-3">{about}</div>
        {children}
        {amount === undefined ? null : (
          <AmountField
            label={amount.label}
            bounds={amount.bounds}
            value={typed}
            disabled={busy}
            error={errors.amount ?? refused.amount}
            onChange={setTyped}
          />
        )}
        <TextAreaField
          label={textLabel}
          maxLength={STATEMENT_LENGTH}
          value={text}
          disabled={busy}
          error={errors.text ?? refused.text}
          onChange={({ target }) => setText(target.value)}
        />
        {hasPictures ? (
          <EvidenceField
            evidence={evidence}
            disabled={busy}
            error={errors.pictures ?? refused.pictures}
          />
        ) : null}
        <RefusalNote refusal={refusal} />
      </form>
    </Dialog>
  );
}

/** Focuses the part of the page that tells the outcome, once the button that led here is gone. */
function focusSection(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(RESOLUTIONS_ID)?.focus({ preventScroll: true });
}
