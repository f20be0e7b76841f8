import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useWizard } from '#platform/web/wizard/use-wizard.ts';
import { pictureErrors } from './check-pictures.ts';
import { useHosting } from './hosting-context.ts';
import type { HostingValues } from './hosting-values.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** Whether what was said is kept on the server. */
export type DraftState = 'none' | 'kept' | 'failed';

/** What stands between Back and Next on every step: the draft's state, the way to the preview. */
export function HostingTools({ draft }: { draft: DraftState }) {
  const { t } = useLingui();
  const { values, busy } = useWizard<HostingValues>();
  const [open, setOpen] = useState(false);
  useArrivals();
  return (
    <>
      <p role="status" className="min-w-0 truncate text-sm text-soft max-sm:sr-only">
        {draft === 'kept' ? <Trans>Draft saved</Trans> : null}
        {draft === 'failed' ? <Trans>Draft not saved yet</Trans> : null}
      </p>
      <button
        type="button"
        disabled={busy}
        aria-label={t`Preview`}
        onClick={() => setOpen(true)}
        className="ms-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 font-semibold hover:bg-sunken disabled:opacity-60"
      >
        <Eye />
        <span className="max-[26rem]:hidden">
          <Trans>Preview</Trans>
        </span>
      </button>
      {open
        ? createPortal(
            <PreviewDialog values={values} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

/** Tells the form of pictures that have arrived, whatever step is shown. */
function useArrivals(): void {
  const { pictures, logos } = useHosting();
  const { values, change } = useWizard<HostingValues>();
  useSyncExternalStore(pictures.subscribe, pictures.view);
  useSyncExternalStore(logos.subscribe, logos.view);
  const kept = pictures.kept();
  const now = JSON.stringify([kept, logos.kept().map(({ url }) => url)]);
  const said = JSON.stringify([
    values.imageSrc.map((url, at) => ({ url, alt: values.imageAlt[at] ?? '' })),
    values.logoImageSrc,
  ]);
  const failed = Object.keys(pictureErrors({ pictures, logos })).length;
  const failedBefore = useRef(failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has changed is told.
  useEffect(() => {
    const isMended = failed < failedBefore.current;
    failedBefore.current = failed;
    // To change them to what they are takes back what was wrong with them.
    if (now === said && !isMended) return;
    change({
      imageSrc: kept.map(({ url }) => url),
      imageAlt: kept.map(({ alt }) => alt),
      logoImageSrc: logos.kept().map(({ url }) => url),
    });
  }, [now, said, failed]);
}

function Eye() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 flex-none fill-none stroke-2 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  );
}
