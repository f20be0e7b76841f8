import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { setGuestCondition } from '../../contract/addresses.gen.ts';
import type { OwnListing } from '../page-data.ts';

/** Whether only guests whose identity was verified may ask for a listing; saved at once. */
export function VerifiedGuestsSwitch({
  listing: { id, title, asksVerifiedGuests },
}: {
  listing: Pick<OwnListing, 'id' | 'title' | 'asksVerifiedGuests'>;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const [isAsked, setAsked] = useState(asksVerifiedGuests === true);
  const [isBusy, setBusy] = useState(false);
  if (asksVerifiedGuests === null) return null;

  async function save(next: boolean) {
    setBusy(true);
    setAsked(next);
    try {
      await call(setGuestCondition, { params: { id }, body: { asksVerifiedGuests: next } });
      showToast(
        'success',
        next ? t`Only verified guests can send requests now` : t`Any guest can send requests now`,
      );
      await router.invalidate();
    } catch {
      setAsked(!next);
      showToast('error', t`Something went wrong.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <label className="relative z-10 flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        aria-label={t`Only verified guests for ${title}`}
        checked={isAsked}
        disabled={isBusy}
        onChange={({ target }) => void save(target.checked)}
        className="size-5 flex-none accent-ember"
      />
      <span>
        <Trans>Only guests with a verified identity</Trans>
      </span>
    </label>
  );
}
