import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { MAX_MESSAGE_PICTURES } from '#domain/message-pictures.ts';
import { X } from '#platform/web/ui/icon.ts';
import { Images } from '#platform/web/ui/icons.ts';
import { RetryUpload, UploadProgress } from '#platform/web/ui/upload-progress.tsx';
import type { MessagePictures } from './use-message-pictures.ts';

/** The pictures that go with the message being written: their previews, progress and problems. */
export function PictureTray({
  pictures: { uploads, previewOf, obstacle },
}: {
  pictures: MessagePictures;
}) {
  const { t, i18n } = useLingui();
  const view = useSyncExternalStore(uploads.subscribe, uploads.view, uploads.view);
  const { pictures, tooMany, repeated } = view;
  const arrived = pictures.filter(({ state }) => state === 'there').length;
  const max = i18n.number(MAX_MESSAGE_PICTURES);
  return (
    <div className="grid gap-2">
      {pictures.length === 0 ? null : (
        <ul aria-label={t`Pictures to send`} className="flex flex-wrap gap-2 pt-1">
          {pictures.map((picture, index) => {
            const number = i18n.number(index + 1);
            const preview = previewOf(picture.url);
            const isFailed = picture.state === 'failed';
            return (
              <li
                key={picture.id}
                className={`flex min-w-0 items-center gap-3 rounded-xl border p-1.5 ${isFailed ? 'w-full border-danger' : 'border-line'}`}
              >
                {preview === null ? (
                  <span className="grid size-14 flex-none place-items-center rounded-lg bg-sunken text-soft">
                    <Images aria-hidden="true" className="size-5" />
                  </span>
                ) : (
                  <img
                    src={preview}
                    alt=""
                    className="size-14 flex-none rounded-lg bg-sunken object-cover"
                  />
                )}
                {picture.state === 'sending' || picture.state === 'waiting' ? (
                  <UploadProgress
                    label={t`Uploading picture ${number}`}
                    sent={picture.sent}
                    className="w-14"
                  />
                ) : null}
                {isFailed ? (
                  <div className="grid min-w-0 flex-1 gap-1 text-sm">
                    <bdi className="truncate">{picture.name}</bdi>
                    <span role="alert" className="text-danger">
                      {picture.problem}
                    </span>
                    {picture.again ? (
                      <RetryUpload
                        label={t`Retry picture ${number}`}
                        onRetry={() => uploads.retry(picture.id)}
                      >
                        <Trans>Retry</Trans>
                      </RetryUpload>
                    ) : null}
                  </div>
                ) : null}
                <button
                  type="button"
                  aria-label={t`Remove picture ${number}`}
                  onClick={() => uploads.remove(picture.id)}
                  className="-ms-2 grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div role="alert" className="px-1 text-danger text-sm empty:hidden">
        {tooMany ? t`You can add up to ${max} pictures.` : null}
      </div>
      <div role="alert" className="px-1 text-soft text-sm empty:hidden">
        {obstacle === 'uploading' ? (
          <p>
            <Trans>Your pictures are still uploading. Send the message in a moment.</Trans>
          </p>
        ) : null}
        {obstacle === 'failed' ? (
          <p>
            <Trans>Remove the picture that wasn't uploaded, or try again.</Trans>
          </p>
        ) : null}
      </div>
      <div role="status" className="px-1 text-soft text-sm empty:hidden">
        {repeated === 0 ? null : (
          <Plural
            value={repeated}
            one="# picture wasn't added because it's already here."
            other="# pictures weren't added because they're already here."
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {pictures.length === 0 ? null : (
          <Plural value={arrived} one="# picture uploaded." other="# pictures uploaded." />
        )}
      </p>
    </div>
  );
}
