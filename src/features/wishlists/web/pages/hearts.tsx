import { Plural, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Heart } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { giveHeart, takeHeart } from '../../contract/addresses.gen.ts';
import type { WishlistEntry } from '../../contract.ts';

/** The hearts of an entry, and the reader's own, which a press gives or takes back. */
export function Hearts({ token, entry }: { token: string; entry: WishlistEntry }) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const [shown, setShown] = useState({ hearts: entry.hearts, isMine: entry.hasMyHeart });
  const [isBusy, setBusy] = useState(false);
  const { listingId, listing } = entry;
  if (listing === null) return null;

  async function toggle() {
    if (me === null) {
      openSignIn();
      return;
    }
    if (isBusy) return;
    setBusy(true);
    const params = { token, listingId };
    const isMine = !shown.isMine;
    try {
      const { hearts } = isMine
        ? await call(giveHeart, { params })
        : await call(takeHeart, { params });
      setShown({ hearts, isMine });
    } catch {
      showToast('error', t`Something went wrong.`);
    } finally {
      setBusy(false);
    }
  }

  const { title } = listing;
  return (
    <button
      type="button"
      aria-pressed={shown.isMine}
      onClick={() => void toggle()}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken noscript:hidden"
    >
      <Heart
        aria-hidden="true"
        className={`size-5 text-ember ${shown.isMine ? 'fill-ember' : ''}`}
      />
      <span>
        <Plural value={shown.hearts} one="# heart" other="# hearts" />
      </span>
      <span className="sr-only">{t`Vote for ${title}`}</span>
    </button>
  );
}

/** The hearts of an entry whose list has no link to vote by. */
export function HeartCount({ hearts }: { hearts: number }) {
  if (hearts === 0) return null;
  return (
    <p className="text-sm text-soft">
      <Plural value={hearts} one="# heart" other="# hearts" />
    </p>
  );
}
