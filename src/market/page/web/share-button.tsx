import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Share } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/** Hands the page's address on, with the dates in it: to another app, or to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();

  async function share() {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await copyText(url);
      showToast('success', t`Link copied`);
    } catch (error) {
      // Changing one's mind is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast('error', t`Something went wrong.`);
    }
  }

  return (
    <button
      type="button"
      onClick={() => void share()}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 font-semibold text-sm hover:bg-sunken"
    >
      <Share aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">
        <Trans>Share</Trans>
      </span>
    </button>
  );
}
