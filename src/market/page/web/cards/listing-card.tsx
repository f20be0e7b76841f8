import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { HostLanguage, HostText } from '#platform/web/ui/host-text.tsx';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import type { Picture } from '../../contract.ts';
import { CARD_PICTURES, CardPictures } from './card-pictures.tsx';
import { Rating } from './rating.tsx';

import { useCarousel } from './use-carousel.ts';
import { useCoverTransition } from './use-cover-transition.ts';

export interface ListingCardProps {
  id: string;
  /** Link to the listing's page. */
  link: LinkProps;
  title: string;
  /** Language of its title and pictures, where that isn't the reader's. */
  language?: string | undefined;
  /** The neighbourhood named in its place, which its title then doesn't repeat at its end. */
  neighbourhood?: string;
  place: ReactNode;
  /** Part of the place that is offered. */
  offer?: ReactNode;
  /** One line of facts for remote work. */
  facts: ReactNode;
  price: ReactNode;
  rating: { average: number; count: number } | null;
  /** Button to save it, on its picture. */
  heart: ReactElement;
  kind: ListingKind;
  pictures: readonly Picture[];
  /** The `sizes` of the card's picture in its list. */
  sizes: string;
  /** In the first row of the page: its picture is loaded eagerly. */
  eager?: boolean;
  /** Highlighted from elsewhere, such as from a map. */
  highlighted?: boolean;
  /** Called when the pointer or focus enters the card, and when it leaves. */
  onPoint?(pointed: boolean): void;
}

/** A listing in a list: one link, with a heart and arrows outside of it. */
export function ListingCard(props: ListingCardProps) {
  const { id, link, title, pictures, highlighted, onPoint } = props;
  const nameId = useId();
  const { name, end } = titleBeforePlace(title, props.neighbourhood ?? '');
  const carousel = useCarousel(Math.min(pictures.length, CARD_PICTURES));
  const onOpen = useCoverTransition(id, carousel.track);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = pressedKey(event);
    const right = key === 'ArrowRight';
    if ((!right && key !== 'ArrowLeft') || pictures.length < 2) return;
    event.preventDefault();
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    carousel.move(right === mirrored ? -1 : 1);
  }

  return (
    <HostLanguage language={props.language}>
      <article
        aria-labelledby={nameId}
        className="group relative"
        onPointerEnter={({ pointerType }) => {
          carousel.activate();
          // A touch that scrolls over a card doesn't highlight it.
          if (pointerType !== 'touch') onPoint?.(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') onPoint?.(false);
        }}
        onFocus={() => onPoint?.(true)}
        onBlur={() => onPoint?.(false)}
      >
        <Link
          {...link}
          onClick={onOpen}
          onKeyDown={onKeyDown}
          className="block rounded-card outline-offset-4"
        >
          <CardPictures
            kind={props.kind}
            pictures={pictures}
            carousel={carousel}
            sizes={props.sizes}
            eager={props.eager === true}
          />
          <div className="mt-3 grid grid-cols-1 gap-0.5">
            <h3
              id={nameId}
              className={`line-clamp-2 font-semibold text-base underline-offset-4 group-hover:underline ${highlighted ? 'text-ember' : ''}`}
            >
              <HostText>{name}</HostText>
              {/* Screen readers get the whole title: lists are navigated by titles alone. */}
              {end === '' ? null : <HostText className="sr-only">{end}</HostText>}
            </h3>
            <div className="grid grid-cols-1 gap-0.5 text-sm">
              <div className="flex items-baseline justify-between gap-3">
                <p className="min-w-0 truncate text-soft">{props.place}</p>
                <Rating rating={props.rating} />
              </div>
              {props.offer === undefined ? null : <p>{props.offer}</p>}
              <div className="text-soft">{props.facts}</div>
              {props.price}
            </div>
          </div>
        </Link>
        {carousel.isActive && pictures.length > 1 ? <CarouselArrows move={carousel.move} /> : null}
        <div className="absolute end-1 top-1">{props.heart}</div>
      </article>
    </HostLanguage>
  );
}

const ARROW =
  'group/arrow pointer-events-auto absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden noscript:hidden';
const DISC =
  'grid size-8 place-items-center rounded-pill bg-raised text-ink shadow-float group-hover/arrow:bg-sunken';

/**
 * Arrows over a card's picture. On the card itself, arrow keys turn the pictures, so these buttons
 * have no tab stop.
 */
function CarouselArrows({ move }: { move(by: number): void }) {
  const { t } = useLingui();
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/3">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`Previous photo`}
        onClick={() => move(-1)}
        className={`${ARROW} start-1`}
      >
        <span className={DISC}>
          <ChevronRight aria-hidden="true" className="size-4 ltr:-scale-x-100" />
        </span>
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`Next photo`}
        onClick={() => move(1)}
        className={`${ARROW} end-1`}
      >
        <span className={DISC}>
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </span>
      </button>
    </div>
  );
}

/**
 * Splits a title: a start that is complete without the end, and an end that only names the
 * neighbourhood, which the line below repeats. Together they are the title.
 *
 * @param neighbourhood '' where the line below doesn't name it
 */
export function titleBeforePlace(
  title: string,
  neighbourhood: string,
): { readonly name: string; readonly end: string } {
  const end = `, ${neighbourhood}`;
  return neighbourhood !== '' && title.endsWith(end) && title.length > end.length
    ? { name: title.slice(0, -end.length), end }
    : { name: title, end: '' };
}

/** A listing's title as its host wrote it, in its own language and direction. */
export function ListingTitle({
  listing: { title, language },
}: {
  listing: { readonly title: string; readonly language?: string | undefined };
}) {
  return <bdi lang={language}>{title}</bdi>;
}

/** Speed of the wifi on a card. */
export function WifiSpeed({ mbps }: { mbps: number }) {
  const { t, i18n } = useLingui();
  const speed = i18n.number(mbps);
  return <span className="whitespace-nowrap font-semibold text-pine">{t`${speed} Mbps`}</span>;
}

/** Neighbourhood and town of a listing, otherwise town and country, otherwise the country alone. */
export function TownLine({
  neighbourhood = '',
  city,
  countryName,
}: {
  /** '' where it isn't known. */
  neighbourhood?: string;
  city: string;
  countryName: string;
}) {
  const { t } = useLingui();
  if (city === '') return <span>{countryName}</span>;
  return (
    <span>
      {neighbourhood === '' || neighbourhood === city
        ? t`${city}, ${countryName}`
        : t`${neighbourhood}, ${city}`}
    </span>
  );
}
