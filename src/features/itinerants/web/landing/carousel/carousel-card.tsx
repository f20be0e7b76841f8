import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, memo, useId, useRef, useState } from 'react';
import { ITINERANT_CATEGORIES, type ItinerantCategory } from '#domain/vocabulary.ts';
import { X } from '#platform/web/ui/icon.ts';
import { ArrowRight, CalendarRange, MapPin, UsersRound } from '#platform/web/ui/icons.ts';
import { ITINERANT_LINES } from '../../data/categories.ts';
import type { CategoryFigures } from '../landing-figures.ts';
import { categoryPicture } from '../landing-pictures.ts';
import { type CardPosition, cardId } from './carousel-moves.ts';

export interface CarouselCardProps {
  category: ItinerantCategory;
  /** Its index in the list, from 0. */
  at: number;
  figures: CategoryFigures;
  /** Null while the cards are a strip. */
  standing: CardPosition | null;
  bringToFront(card: number): void;
}

const count = ITINERANT_CATEGORIES.length;

/**
 * A category as a card. In the ring only the front card is in the tab order: the arrow keys lead to
 * the others, and a click anywhere on a near card brings it to the front.
 */
export const CarouselCard = memo(function CarouselCard({
  category,
  at,
  figures,
  standing,
  bringToFront,
}: CarouselCardProps) {
  const { t, i18n } = useLingui();
  const card = useRef<HTMLLIElement>(null);
  const back = useId();
  const [isFlipped, setFlipped] = useState(false);
  const { label: name, description, Icon } = ITINERANT_LINES[category];
  const label = i18n._(name);
  const sentence = `${i18n._(description)}.`;
  const place = at + 1;
  const { members, places } = figures;
  const isRing = standing !== null;
  const isBehind = isRing && standing !== 'front';
  const tabIndex = isBehind ? -1 : undefined;

  function select() {
    bringToFront(at);
    // A strip scrolls as its styles define: smoothly, or at once.
    if (!isRing) card.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  return (
    <li
      ref={card}
      className="landing-card"
      style={{ '--i': at } as CSSProperties}
      inert={standing === 'edge' || standing === 'hidden'}
      data-standing={standing ?? undefined}
    >
      <div
        id={cardId(category)}
        className="size-full"
        {...(isRing
          ? {
              role: 'tabpanel',
              'aria-roledescription': t`slide`,
              'aria-label': t`${place} of ${count}, ${label}`,
            }
          : {})}
      >
        <div className="landing-flip" data-flipped={isFlipped || undefined}>
          <div className="landing-face landing-face-front" inert={isFlipped}>
            <img
              src={categoryPicture(category)}
              alt=""
              width={440}
              height={330}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full object-cover"
            />
            <div className="px-4 pt-3">
              <h3 className="font-semibold text-xl leading-tight">
                <button
                  type="button"
                  tabIndex={tabIndex}
                  onClick={select}
                  className="landing-select"
                >
                  {label}
                </button>
              </h3>
              <p className="mt-1 flex items-center gap-2 text-soft">
                <CalendarRange className="size-4.5 flex-none" strokeWidth={1.75} />
                <Duration category={category} />
              </p>
              <p className="landing-line mt-2 line-clamp-3 text-sm">{sentence}</p>
            </div>
          </div>
          <div id={back} className="landing-face landing-face-back" inert={isRing && !isFlipped}>
            <Icon
              aria-hidden="true"
              className="landing-back-name absolute end-3 bottom-10 size-32 text-ember opacity-15"
              strokeWidth={1}
            />
            <p className="landing-back-name pe-12 font-display font-semibold text-xl leading-tight">
              {label}
            </p>
            <p className="text-lg">{sentence}</p>
            <ul className="grid gap-2 text-soft">
              <li className="landing-back-name flex items-center gap-2">
                <CalendarRange className="size-4.5 flex-none" strokeWidth={1.75} />
                <Duration category={category} />
              </li>
              {members === 0 ? null : (
                <li className="flex items-center gap-2">
                  <UsersRound className="size-4.5 flex-none" strokeWidth={1.75} />
                  <Plural value={members} one="# member" other="# members" />
                </li>
              )}
              {places === 0 ? null : (
                <li className="flex items-center gap-2">
                  <MapPin className="size-4.5 flex-none" strokeWidth={1.75} />
                  <Plural value={places} one="# place" other="# places" />
                </li>
              )}
            </ul>
          </div>
        </div>
        <button
          type="button"
          inert={isBehind}
          aria-expanded={isFlipped}
          aria-controls={back}
          aria-label={t`About ${label}`}
          onClick={() => setFlipped(!isFlipped)}
          className="landing-about"
        >
          {isFlipped ? (
            <X className="size-5" />
          ) : (
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          )}
        </button>
        <Link
          to="/itinerants"
          search={{ category }}
          tabIndex={tabIndex}
          className="landing-explore group"
        >
          <Trans>Explore {label}</Trans>
          <ArrowRight className="size-4.5 flex-none transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1" />
        </Link>
      </div>
    </li>
  );
});

/** Usual length of itinerants of a category, such as “1–4 weeks”. */
function Duration({ category }: { category: ItinerantCategory }) {
  const { t } = useLingui();
  const [from, to, unit] = DURATIONS[category];
  switch (unit) {
    case 'days':
      return <span>{t`${from}–${plural(to, { one: '# day', other: '# days' })}`}</span>;
    case 'weeks':
      return <span>{t`${from}–${plural(to, { one: '# week', other: '# weeks' })}`}</span>;
    case 'months':
      return <span>{t`${from}–${plural(to, { one: '# month', other: '# months' })}`}</span>;
  }
}

type DurationUnit = 'days' | 'weeks' | 'months';

/** Usual length of itinerants of a category: a description, not a limit (spec 3 §3.7). */
const DURATIONS: Readonly<
  Record<ItinerantCategory, readonly [from: number, to: number, unit: DurationUnit]>
> = {
  Popup: [2, 8, 'weeks'],
  Roadtrip: [1, 3, 'months'],
  Fest: [1, 2, 'weeks'],
  Retreat: [1, 4, 'weeks'],
  Wellness: [1, 3, 'weeks'],
  ArtistRes: [1, 3, 'months'],
  Performance: [2, 6, 'weeks'],
  CultureEx: [2, 8, 'weeks'],
  Historic: [1, 2, 'weeks'],
  CreativeInc: [1, 3, 'months'],
  TechHub: [2, 8, 'weeks'],
  EduLab: [2, 12, 'weeks'],
  EcoVillage: [1, 6, 'months'],
  FarmCoop: [2, 12, 'weeks'],
  Adventure: [1, 4, 'weeks'],
  Maritime: [1, 6, 'weeks'],
  Family: [2, 8, 'weeks'],
  Trip: [3, 14, 'days'],
};
