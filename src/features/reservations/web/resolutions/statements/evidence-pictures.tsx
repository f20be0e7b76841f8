import { useLingui } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import type { ShownCase } from '../../../contract.ts';

export type Evidence = ShownCase['entries'][number]['pictures'];

/** The pictures of a statement, small; each opens large. */
export function EvidencePictures({ pictures }: { pictures: Evidence }) {
  const { t, i18n } = useLingui();
  if (pictures.length === 0) return null;
  const prepare = () => preloadDialog('evidence');
  return (
    <ul aria-label={t`Photos`} className="mt-1 flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={picture.url}>
          <button
            type="button"
            aria-label={t`Open photo ${i18n.number(at + 1)}`}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => openDialog('evidence', { pictures, at })}
            className="block overflow-hidden rounded-xl border border-line hover:border-line-strong"
          >
            <img
              src={picture.url}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className="h-20 w-24 object-cover"
              style={{ background: picture.placeholder }}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
