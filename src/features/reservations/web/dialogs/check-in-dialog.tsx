import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { CODE_LENGTH } from '#domain/check-in-code.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import { CodeScanner } from './code-scanner.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * The guest types the host's code on arrival (spec 1 §2.6, §4.2); of seats the host scans or types the
 * guest's.
 */
export default function CheckInDialog({ parameters, onClose }: DialogProps<'check-in'>) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { actionId, kind, viewer } = parameters;
  const [code, setCode] = useState(parameters.code ?? '');
  const [missing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    await send(code);
  }

  async function send(code: string) {
    const params = { id: actionId };
    const done = await attempt(async () => {
      await call(updateReservation, { params, body: { code } });
    });
    if (!done) return;
    showToast('success', t`Check In Successfully!`);
    await router.invalidate();
    setCode('');
    onClose();
  }

  return (
    <Dialog title={<Trans>Confrimation Code!</Trans>} onClose={onClose} busy={busy} unsaved={false}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {viewer === 'host' ? (
          <CodeScanner
            reservationId={actionId}
            onCode={(scanned) => {
              setCode(scanned);
              void send(scanned);
            }}
          />
        ) : null}
        <TextField
          label={<Trans>Code</Trans>}
          name="code"
          value={code}
          disabled={busy}
          autoFocus={viewer === 'guest'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          placeholder={'•'.repeat(CODE_LENGTH)}
          hint={
            viewer === 'host' ? (
              <Trans>Your guest finds it on the page of this reservation.</Trans>
            ) : (
              <Trans>Your host will give it to you when you arrive.</Trans>
            )
          }
          error={missing ? t`Please enter the code.` : refusal?.message}
          onChange={({ target }) => {
            setCode(target.value);
            setMissing(false);
          }}
          className="text-center font-semibold text-xl uppercase tracking-[0.3em]"
        />
        {viewer === 'host' ? null : (
          <p className="text-soft text-sm">{t(CONSEQUENCES[KINDS[kind].unit])}</p>
        )}
        <Button type="submit" wide busy={busy}>
          <Trans>Check in</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** The steps that are closed to a guest after checking in. */
const CONSEQUENCES: Readonly<Record<Unit, MessageDescriptor>> = {
  night: msg`Once you check in, your dates can't be changed anymore. You can still leave early: any refund for the unused nights follows your cancellation policy.`,
  session: msg`Once you check in, you can't cancel or move to another date anymore.`,
};
