import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { COVER_TRANSITION, FavoriteButton } from '#features/listings/cards.web.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Images } from '#platform/web/ui/icons.ts';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { StayPage } from '../../contract.ts';

/** One large picture and four small ones. */
const SHOWN = 5;
const LARGE = '(min-width: 1280px) 604px, (min-width: 960px) 48vw, 94vw';
const SMALL = '(min-width: 1280px) 300px, (min-width: 960px) 24vw, 94vw';

const GRIDS: Record<number, string> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-[2fr_1fr] lg:*:first:row-span-2',
  4: 'lg:grid-cols-[3fr_1fr] lg:*:first:row-span-3',
  5: 'lg:grid-cols-[2fr_1fr_1fr] lg:*:first:row-span-2',
};

/** A grid on wide screens, a row to swipe on others; each picture opens all of them large. */
export function Pictures({
  stay: { id, title, pictures, favorite },
  cover,
}: {
  stay: Pick<StayPage, 'id' | 'title' | 'pictures' | 'favorite'>;
  /** The first picture, which travels between card and page. */
  cover: RefObject<HTMLLIElement | null>;
}) {
  const { t, i18n } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const shown = pictures.slice(0, SHOWN);
  if (shown.length === 0) return null;

  const prepare = () => preloadDialog('stay-pictures');
  const open = (at: number) => openDialog('stay-pictures', { title, pictures, at });
  const at = i18n.number(index + 1);
  const total = i18n.number(shown.length);

  return (
    <div className="relative">
      <ul
        ref={row}
        onScroll={() => {
          const element = row.current;
          if (element === null || element.clientWidth === 0) return;
          setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
        }}
        className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none] lg:grid lg:gap-2 lg:overflow-hidden ${GRIDS[shown.length]}`}
      >
        {shown.map((picture, place) => (
          <li
            key={picture.key}
            ref={place === 0 ? cover : undefined}
            className="w-full flex-none snap-start snap-always"
            style={place === 0 ? { viewTransitionName: COVER_TRANSITION } : undefined}
          >
            <button
              type="button"
              onClick={() => open(place)}
              onPointerEnter={prepare}
              onFocus={prepare}
              className="block h-full w-full -outline-offset-4"
            >
              <Picture
                picture={picture}
                sizes={place === 0 ? LARGE : SMALL}
                eager={place === 0}
                className="h-full"
              />
            </button>
          </li>
        ))}
      </ul>
      <FavoriteButton
        listingId={id}
        title={title}
        favorite={favorite}
        className="absolute end-2 top-2"
      />
      {shown.length > 1 ? (
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
        <Trans>Show all pictures</Trans>
      </button>
    </div>
  );
}
