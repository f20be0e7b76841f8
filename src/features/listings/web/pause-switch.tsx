import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { pauseListing } from '../contract/addresses.gen.ts';

/** Whether a listing takes no new reservations, for its host; saved at once. */
export function PauseSwitch({
  listing: { id, title, isPaused },
}: {
  listing: { readonly id: string; readonly title: string; readonly isPaused: boolean };
}) {
  const { t } = useLingui();
  const router = useRouter();
  const [isOn, setOn] = useState(isPaused);
  const [isBusy, setBusy] = useState(false);

  async function save(next: boolean) {
    setBusy(true);
    setOn(next);
    try {
      await call(pauseListing, { params: { id }, body: { isPaused: next } });
      showToast(
        'success',
        next ? t`Paused: guests can't reserve it now` : t`Guests can find and reserve it again`,
      );
      await router.invalidate();
    } catch {
      setOn(!next);
      showToast('error', t`Something went wrong.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <label className="relative z-10 flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        aria-label={t`Pause ${title}`}
        checked={isOn}
        disabled={isBusy}
        onChange={({ target }) => void save(target.checked)}
        className="size-5 flex-none accent-ember"
      />
      <span>
        <Trans>Pause: no new reservations</Trans>
      </span>
    </label>
  );
}
