import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { useHostLanguage } from '#platform/web/ui/host-text.tsx';
import { Images } from '#platform/web/ui/icons.ts';
import type { Picture as ListingPicture } from '../contract.ts';
import { COVER_TRANSITION } from './cards/use-cover-transition.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PART_NAMES, pictureGroups } from './picture-groups.ts';

/** The pictures, each of which opens all of them large. */
export function Pictures({
  listing: { title, pictures },
  heart,
  cover,
  grouped = false,
}: {
  listing: {
    readonly title: string;
    readonly pictures: readonly ListingPicture[];
  };
  /** Saves the listing, on its first picture. */
  heart: ReactElement;
  /** The first picture, which travels between card and page. */
  cover: RefObject<HTMLLIElement | null>;
  /** Whether they are told by the parts they stand for. */
  grouped?: boolean;
}) {
  const { t, i18n } = useLingui();
  const language = useHostLanguage();
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  if (pictures.length === 0) return null;

  const prepare = () => preloadDialog('listing-pictures');
  const open = (at: number) =>
    openDialog('listing-pictures', { title, language, pictures, at, grouped });
  const at = i18n.number(index + 1);
  const total = i18n.number(pictures.length);

  const groups = grouped ? pictureGroups(pictures.length) : [];

  return (
    <div>
      <div className="relative">
        <PictureGrid
          pictures={pictures}
          row={row}
          cover={cover}
          coverTransition={COVER_TRANSITION}
          onScroll={() => {
            const element = row.current;
            if (element === null || element.clientWidth === 0) return;
            setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
          }}
          frame={(picture, index) => (
            <button
              type="button"
              onClick={() => open(index)}
              onPointerEnter={prepare}
              onFocus={prepare}
              className="block h-full w-full -outline-offset-4"
            >
              {picture}
            </button>
          )}
        />
        <div className="absolute end-2 top-2">{heart}</div>
        {pictures.length > 1 ? (
          <span
            aria-hidden="true"
            className="absolute start-3 bottom-3 rounded-pill bg-night/75 px-3 py-1 text-sm text-white lg:hidden noscript:hidden"
          >
            {t`${at} of ${total}`}
          </span>
        ) : null}
        <button
          type="button"
          onClick={() => open(0)}
          onPointerEnter={prepare}
          onFocus={prepare}
          className="absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-pill bg-raised px-4 font-semibold text-ink text-sm shadow-float hover:bg-sunken noscript:hidden"
        >
          <Images aria-hidden="true" className="size-4" />
          <Trans>Show all photos</Trans>
        </button>
      </div>
      {groups.length < 2 ? null : (
        <ul className="mt-3 flex flex-wrap gap-2 noscript:hidden">
          {groups.map(({ part, first, count }) => (
            <li key={part}>
              <button
                type="button"
                onClick={() => open(first)}
                onPointerEnter={prepare}
                onFocus={prepare}
                className="min-h-11 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken"
              >
                <span className="font-semibold">{i18n._(PART_NAMES[part])}</span>{' '}
                <span className="text-soft">
                  <Plural value={count} one="# photo" other="# photos" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
