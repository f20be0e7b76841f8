import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useSyncExternalStore } from 'react';
import { PICTURE_TYPES } from '#domain/listing-form.ts';
import { MAX_EVIDENCE } from '#domain/resolutions.ts';
import { Images, Trash } from '#platform/web/ui/icons.ts';
import { RetryUpload, UploadProgress } from '#platform/web/ui/upload-progress.tsx';
import type { EvidenceUploads } from './use-evidence.ts';

/** Chooses pictures for a statement and uploads them at once. */
export function EvidenceField({
  evidence: { uploads, previewOf },
  error,
  disabled,
}: {
  evidence: EvidenceUploads;
  error: string | undefined;
  disabled: boolean;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const view = useSyncExternalStore(uploads.subscribe, uploads.view, uploads.view);
  const { pictures, tooMany, repeated } = view;
  const arrived = pictures.filter(({ state }) => state === 'there').length;
  const max = i18n.number(MAX_EVIDENCE);
  const count = i18n.number(pictures.length);
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-sm">
          <Trans>Photos (optional)</Trans>
        </span>
        <span className="text-soft text-sm tabular-nums">
          <Trans>
            {count} of {max}
          </Trans>
        </span>
      </legend>
      <label
        className={`flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-xl border-2 border-dashed bg-sunken px-4 font-semibold hover:border-ember has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2 ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <Images aria-hidden="true" className="size-5 text-ember" />
        <Trans>Add photos</Trans>
        <input
          type="file"
          multiple
          accept={PICTURE_TYPES.join(',')}
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          aria-invalid={error === undefined ? undefined : true}
          className="sr-only"
          onChange={({ target }) => {
            void uploads.add([...(target.files ?? [])]);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-soft text-sm">
        <Trans>Only the two of you and our support team can see them.</Trans>
      </p>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
      <div role="alert" className="text-danger text-sm empty:hidden">
        {tooMany ? t`You can add up to ${max} photos.` : null}
      </div>
      <div role="status" className="text-soft text-sm empty:hidden">
        {repeated === 0 ? null : (
          <Plural
            value={repeated}
            one="# photo wasn't added because it's already here."
            other="# photos weren't added because they're already here."
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {pictures.length === 0 ? null : (
          <Plural value={arrived} one="# photo uploaded." other="# photos uploaded." />
        )}
      </p>
      {pictures.length === 0 ? null : (
        <ul className="grid gap-2">
          {pictures.map((picture, index) => {
            const number = i18n.number(index + 1);
            const preview = previewOf(picture.url);
            return (
              <li
                key={picture.id}
                className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 rounded-xl border border-line p-2"
              >
                {preview === null ? (
                  <span className="grid h-12 w-16 place-items-center rounded-lg bg-sunken text-soft">
                    <Images aria-hidden="true" className="size-5" />
                  </span>
                ) : (
                  <img src={preview} alt="" className="h-12 w-16 rounded-lg object-cover" />
                )}
                <div className="grid min-w-0 gap-1 text-sm">
                  <bdi className="truncate">{picture.name}</bdi>
                  {picture.state === 'sending' || picture.state === 'waiting' ? (
                    <UploadProgress
                      label={t`Uploading photo ${number}`}
                      sent={picture.sent}
                      className="w-full"
                    />
                  ) : null}
                  {picture.state === 'failed' ? (
                    <span className="text-danger">{picture.problem}</span>
                  ) : null}
                  {picture.state === 'failed' && picture.again ? (
                    <RetryUpload
                      label={t`Retry photo ${number}`}
                      onRetry={() => uploads.retry(picture.id)}
                    >
                      <Trans>Retry</Trans>
                    </RetryUpload>
                  ) : null}
                </div>
                <button
                  type="button"
                  aria-label={t`Remove photo ${number}`}
                  onClick={() => uploads.remove(picture.id)}
                  className="grid size-11 place-items-center rounded-pill hover:bg-sunken"
                >
                  <Trash aria-hidden="true" className="size-5" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </fieldset>
  );
}
