import { useLingui } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import type { Message } from '../../contract.ts';
import { useDescribePicture } from './use-describe-picture.ts';

const THUMBNAIL = 'size-28 rounded-card border border-line object-cover sm:size-36';

/** The pictures of a message, small; each opens large. */
export function MessagePictures({
  message: { pictures, mine },
  name,
}: {
  message: Pick<Message, 'pictures' | 'mine'>;
  /** Of the other side. */
  name: string;
}) {
  const { t } = useLingui();
  const describe = useDescribePicture({ total: pictures.length, name: mine ? null : name });
  if (pictures.length === 0) return null;
  const prepare = () => preloadDialog('message-pictures');
  return (
    <ul
      aria-label={t`Pictures`}
      className={`flex flex-wrap gap-1.5 ${mine ? 'justify-end' : 'justify-start'}`}
    >
      {pictures.map((picture, at) => (
        <li key={picture.url}>
          <button
            type="button"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() =>
              openDialog('message-pictures', { pictures, at, name: mine ? null : name })
            }
            className="block rounded-card hover:opacity-90"
          >
            <img
              src={picture.thumbnail}
              alt={describe(at)}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className={THUMBNAIL}
              style={{ background: picture.placeholder }}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The pictures of a message on its way. */
export function OutgoingPictures({
  pictures,
}: {
  pictures: readonly { readonly key: string; readonly preview: string | null }[];
}) {
  const describe = useDescribePicture({ total: pictures.length, name: null });
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap justify-end gap-1.5">
      {pictures.map(({ key, preview }, at) => (
        <li key={key}>
          <img
            src={preview ?? undefined}
            alt={describe(at)}
            className={`${THUMBNAIL} bg-sunken opacity-60`}
          />
        </li>
      ))}
    </ul>
  );
}
