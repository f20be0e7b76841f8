import type { ReactNode, Ref, UIEventHandler } from 'react';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { Picture as ListingPicture } from '../contract.ts';

/** One large picture and four small ones, on wide screens; narrow ones swipe through all. */
const GRID_PICTURES = 5;
const LARGE = '(min-width: 1280px) 604px, (min-width: 960px) 48vw, 94vw';
const SMALL = '(min-width: 1280px) 300px, (min-width: 960px) 24vw, 94vw';

const GRIDS: Record<number, string> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-[2fr_1fr] lg:*:first:row-span-2',
  4: 'lg:grid-cols-[3fr_1fr] lg:*:first:row-span-3',
  5: 'lg:grid-cols-[2fr_1fr_1fr] lg:*:first:row-span-2',
};

export interface PictureGridProps {
  pictures: readonly ListingPicture[];
  row?: Ref<HTMLUListElement>;
  onScroll?: UIEventHandler<HTMLUListElement>;
  /** The first picture, which is animated between card and page under this name. */
  cover?: Ref<HTMLLIElement>;
  coverTransition?: string;
  /** Wraps a picture in its button. */
  frame?(picture: ReactNode, index: number): ReactNode;
}

/** The pictures: the first of them in a grid on wide screens, all in a row to swipe on others. */
export function PictureGrid(props: PictureGridProps) {
  const { pictures, row, onScroll, cover, coverTransition, frame = (picture) => picture } = props;
  if (pictures.length === 0) return null;
  return (
    <ul
      ref={row}
      onScroll={onScroll}
      className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none] lg:grid lg:gap-2 lg:overflow-hidden ${GRIDS[Math.min(pictures.length, GRID_PICTURES)]}`}
    >
      {pictures.map((picture, index) => (
        <li
          key={picture.key}
          ref={index === 0 ? cover : undefined}
          className={`w-full flex-none snap-start snap-always ${index < GRID_PICTURES ? '' : 'lg:hidden'}`}
          style={
            index === 0 && coverTransition !== undefined
              ? { viewTransitionName: coverTransition }
              : undefined
          }
        >
          {frame(
            <Picture
              picture={picture}
              sizes={index === 0 ? LARGE : SMALL}
              eager={index === 0}
              className="h-full"
            />,
            index,
          )}
        </li>
      ))}
    </ul>
  );
}
