import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { pictureErrors } from './check-fields.ts';
import type { HostingForm, HostingKind, HostingTypes } from './hosting-kind.ts';
import { PreviewDialog, previewOf } from './preview-dialog.tsx';

/** Whether what was entered is kept on the server. */
export type DraftState = 'none' | 'kept' | 'failed';

/** What stands between Back and Next on every step: the draft's state, the way to the preview. */
export function HostingTools<T extends HostingTypes>({
  kind,
  draft,
}: {
  kind: HostingKind<T>;
  draft: DraftState;
}) {
  const { t } = useLingui();
  const { values, busy } = kind.form.useWizard();
  const { stored } = kind.form.useScope();
  const [open, setOpen] = useState(false);
  const preview = previewOf(kind);
  useUploadedPictures(kind.form);
  return (
    <>
      <p role="status" className="min-w-0 truncate text-sm text-soft max-sm:sr-only">
        {draft === 'kept' ? <Trans>Draft saved</Trans> : null}
        {draft === 'failed' ? <Trans>Draft not saved yet</Trans> : null}
      </p>
      {preview === null ? null : (
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
      )}
      {open && preview !== null
        ? createPortal(
            <PreviewDialog
              kind={preview}
              values={values}
              stored={stored}
              onClose={() => setOpen(false)}
            />,
            document.body,
          )
        : null}
    </>
  );
}

/** Puts pictures into the form once they are uploaded, whatever step is shown. */
function useUploadedPictures<T extends HostingTypes>({
  useScope,
  useWizard,
}: HostingForm<T>): void {
  const { pictures, logos } = useScope();
  const { values, change } = useWizard();
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
