import type { CSSProperties } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { DrawnPlace } from '#platform/web/ui/drawn-place.tsx';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { Picture as PictureData } from '../../contract.ts';
import type { Carousel } from './use-carousel.ts';

/** Maximum number of pictures on a card; the page shows all. */
export const CARD_PICTURES = 5;

/** One picture has nothing to scroll; scroll containers slow each frame of a page full of cards. */
const SCROLLS =
  'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] pointer-fine:overflow-x-hidden';

export interface CardPicturesProps {
  kind: ListingKind;
  pictures: readonly PictureData[];
  carousel: Carousel;
  sizes: string;
  eager: boolean;
}

/** The pictures of a card, one at a time, swiped sideways. */
export function CardPictures({ kind, pictures, carousel, sizes, eager }: CardPicturesProps) {
  const all = pictures.slice(0, CARD_PICTURES);
  const shown = carousel.isActive ? all : all.slice(0, 1);
  return (
    // The card's text is enough for screen readers; five descriptions in one link would be too
    // long.
    <div aria-hidden="true" className="relative">
      <div
        ref={carousel.track}
        onScroll={carousel.onScroll}
        className={`flex aspect-4/3 rounded-card bg-sunken ${carousel.isActive ? SCROLLS : 'overflow-clip'}`}
      >
        {shown.length === 0 ? <DrawnPlace name={kind} /> : null}
        {shown.map((picture, at) => (
          <div key={picture.key} className="w-full flex-none snap-start snap-always">
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes={sizes}
              eager={eager && at === 0}
              className="h-full"
            />
          </div>
        ))}
      </div>
      {all.length > 1 ? (
        <span
          className="card-dots pointer-events-none absolute inset-x-0 bottom-3 mx-auto"
          style={{ '--count': all.length, '--at': carousel.index } as CSSProperties}
        />
      ) : null}
    </div>
  );
}
