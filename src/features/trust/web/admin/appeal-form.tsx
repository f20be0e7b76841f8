import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { WORDS_LENGTH } from '#domain/decisions.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { decideAppeal } from '../../contract/addresses.gen.ts';

/** Another moderator grants or rejects an objection. */
export function AppealForm({ id }: { id: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const [words, setWords] = useState('');

  async function answer(isGranted: boolean) {
    const body = { isGranted, words };
    const done = await send(() =>
      call(decideAppeal, { params: { id }, body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (done === null) return;
    showToast('success', t`Decided`);
    await router.invalidate();
  }

  return (
    <div className="grid gap-4 rounded-xl border border-line p-4">
      <TextAreaField
        label={<Trans>Message to the owner (optional)</Trans>}
        maxLength={WORDS_LENGTH}
        value={words}
        disabled={busy}
        error={failure?.fields.words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void answer(true)}>
          <Trans>Undo the decision</Trans>
        </Button>
        <Button look="secondary" disabled={busy} onClick={() => void answer(false)}>
          <Trans>Keep the decision</Trans>
        </Button>
      </div>
    </div>
  );
}
