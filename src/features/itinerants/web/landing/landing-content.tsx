import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { CarouselCard } from './carousel/carousel-card.tsx';
import {
  CATEGORIES_ID,
  cardAfterKey,
  cardId,
  frontAt,
  getCardPosition,
  turnTo,
  wheelTurn,
} from './carousel/carousel-moves.ts';
import { Hero } from './hero/hero.tsx';
import { useMotion, useRing } from './hero/use-motion.ts';
import landingCss from './landing.css?url';
import type { CategoryFigures, LandingFigures, LandingStats } from './landing-figures.ts';

/** Top of `/itinerants` without a search (spec 3 §2.11). */
export function LandingContent({
  stats,
  figures,
}: {
  stats: LandingStats;
  figures: LandingFigures;
}) {
  const motion = useMotion();
  return (
    <div className="contents" {...motion.keyboard}>
      <link rel="stylesheet" href={landingCss} precedence="default" />
      <Hero stats={stats} motion={motion} />
      <Carousel figures={figures} />
    </div>
  );
}

const NONE: CategoryFigures = { members: 0, places: 0 };
const ARROW =
  'grid size-11 flex-none place-items-center rounded-pill border border-line bg-raised hover:border-line-strong hover:bg-sunken';

/** A dot for each card, with arrows beside them; the arrow keys work on the dots. */
function CarouselControls({
  front,
  bringToFront,
}: {
  front: number;
  bringToFront(card: number): void;
}) {
  const { t, i18n } = useLingui();
  const arrow = (label: string, by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={() => bringToFront(frontAt(front + by, count))}
      className={ARROW}
    >
      <ChevronRight className={`size-5 ${by > 0 ? 'rtl:-scale-x-100' : 'ltr:-scale-x-100'}`} />
    </button>
  );
  return (
    <>
      {arrow(t`Previous kind`, -1)}
      <div role="tablist" aria-label={t`Kinds of itinerant`} className="landing-dots">
        {ITINERANT_CATEGORIES.map((category, at) => (
          <button
            key={category}
            type="button"
            role="tab"
            aria-selected={at === front}
            aria-controls={cardId(category)}
            aria-label={i18n._(ITINERANT_LINES[category].label)}
            tabIndex={at === front ? 0 : -1}
            onClick={() => bringToFront(at)}
            className="landing-dot"
          />
        ))}
      </div>
      {arrow(t`Next kind`, 1)}
    </>
  );
}

const count = ITINERANT_CATEGORIES.length;

/**
 * The categories of itinerants: a ring in three dimensions where motion is allowed and there is
 * room, otherwise the same list as a strip that scrolls (spec 3 §2.11).
 */
function Carousel({ figures }: { figures: LandingFigures }) {
  const { t, i18n } = useLingui();
  const section = useRef<HTMLElement>(null);
  const isRing = useRing();
  const ring = useRef<HTMLOListElement>(null);
  const { front, isTurned, bringToFront } = useTurning(section, ring, count, isRing);
  const place = front + 1;
  const label = i18n._(ITINERANT_LINES[ITINERANT_CATEGORIES[front] ?? 'Popup'].label);
  return (
    <section
      ref={section}
      id={CATEGORIES_ID}
      aria-labelledby="itinerant-categories-heading"
      aria-roledescription={isRing ? t`carousel` : undefined}
      className="pt-12"
    >
      <h2 id="itinerant-categories-heading" className="font-semibold text-2xl sm:text-center">
        <Trans>{count} ways to travel together</Trans>
      </h2>
      <p className="mt-2 text-lg text-soft sm:text-center">
        <Trans>Each has its own pace. Find the one that fits yours.</Trans>
      </p>
      <div className="landing-frame mt-6" data-ring={isRing || undefined}>
        <ol ref={ring} className="landing-ring">
          {ITINERANT_CATEGORIES.map((category, at) => (
            <CarouselCard
              key={category}
              category={category}
              at={at}
              figures={figures[category] ?? NONE}
              standing={isRing ? getCardPosition(at, front, count) : null}
              bringToFront={bringToFront}
            />
          ))}
        </ol>
      </div>
      {/* Its room is reserved wherever a ring may appear. */}
      <div className="landing-controls">
        {isRing ? <CarouselControls front={front} bringToFront={bringToFront} /> : null}
      </div>
      <p role="status" className="sr-only">
        {isRing && isTurned ? t`${place} of ${count}, ${label}` : ''}
      </p>
    </section>
  );
}

/** Milliseconds in which at most one wheel event turns the ring. */
const WHEEL_MS = 250;
/** Milliseconds from a turn's first frame to the change of its cards. */
const SETTLE_MS = 60;
/** Degrees. */
const FULL_TURN = 360;
/** A shorter movement of a finger is a tap. */
const SWIPE_PX = 40;

interface Turning {
  /** The card in front, from 0. */
  readonly front: number;
  /** Whether the user has turned it yet. */
  readonly isTurned: boolean;
  bringToFront(card: number): void;
}

/**
 * Turns the ring by wheel, keys and swipes; cards and dots bring themselves to the front.
 *
 * The turn itself is a property of one element and takes effect at once; which cards are visible
 * and reachable is updated after that paint, so that a click gets a response within a frame.
 *
 * @param section that contains the ring and its dots
 * @param ring that is rotated
 */
function useTurning(
  section: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
  count: number,
  isRing: boolean,
): Turning {
  const turn = useRef(0);
  const isSettling = useRef(false);
  const [drawn, setDrawn] = useState<number | null>(null);
  const front = drawn ?? 0;
  const [bringToFront] = useState(() => (card: number) => {
    turn.current = turnTo(card, turn.current, count);
    rotate(ring.current, turn.current, count);
    if (isSettling.current) return;
    isSettling.current = true;
    afterPaint(() => {
      isSettling.current = false;
      setDrawn(frontAt(turn.current, count));
    });
  });

  useLayoutEffect(() => {
    if (section.current !== null) keepFocus(section.current, front);
  }, [section, front]);

  useEffect(() => {
    const box = section.current;
    if (box === null || !isRing) return;
    const turned = ring.current;
    rotate(turned, turn.current, count);
    const listening = new AbortController();
    const { signal } = listening;
    const frontNow = () => frontAt(turn.current, count);
    const step = (by: number) => bringToFront(frontAt(turn.current + by, count));
    let turnedAt = Number.NEGATIVE_INFINITY;
    let swipedFrom: number | null = null;

    const turnWheel = (event: WheelEvent) => {
      const hasFocus = box.contains(document.activeElement);
      const place = { front: frontNow(), count, hasFocus, rtl: isRtl() };
      const by = wheelTurn(event, place);
      if (by === 0) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt < WHEEL_MS) return;
      turnedAt = event.timeStamp;
      step(by);
    };
    const pressKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const card = cardAfterKey(pressedKey(event), frontNow(), count, isRtl());
      if (card === null) return;
      event.preventDefault();
      bringToFront(card);
    };
    const swipe = ({ clientX }: PointerEvent) => {
      const by = swipedFrom === null ? 0 : swipedFrom - clientX;
      swipedFrom = null;
      if (Math.abs(by) >= SWIPE_PX) step(by > 0 === isRtl() ? -1 : 1);
    };
    box.addEventListener('wheel', turnWheel, { signal, passive: false });
    box.addEventListener('keydown', pressKey, { signal });
    box.addEventListener(
      'pointerdown',
      ({ pointerType, clientX }) => {
        swipedFrom = pointerType === 'touch' ? clientX : null;
      },
      { signal },
    );
    box.addEventListener('pointerup', swipe, { signal });
    return () => {
      listening.abort();
      turned?.style.removeProperty('rotate');
    };
  }, [section, ring, count, isRing, bringToFront]);

  return { front, isTurned: drawn !== null, bringToFront };
}

/**
 * A strip stays flat; the ring turns in the reading direction of the page.
 *
 * @param turn as `turnTo` counts
 */
function rotate(ring: HTMLElement | null, turn: number, count: number): void {
  if (ring === null || ring.closest('[data-ring]') === null) return;
  const degrees = (FULL_TURN / count) * turn * (isRtl() ? 1 : -1);
  ring.style.setProperty('rotate', `y ${degrees}deg`);
}

function isRtl(): boolean {
  return document.dir === 'rtl';
}

/**
 * Runs after the paint of the turn: other events of the same click, such as the key's release, are
 * over then.
 */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, SETTLE_MS));
}

/** Keeps focus at the front: on its dot, or on its card when a card had it. */
function keepFocus(section: HTMLElement, front: number): void {
  const active = document.activeElement;
  if (!section.contains(active)) return;
  const isOnDot = active?.getAttribute('role') === 'tab';
  const list = section.querySelectorAll<HTMLElement>(isOnDot ? '[role=tab]' : 'h3 button');
  const target = list[front];
  const isThere = isOnDot ? target === active : target?.closest('li')?.contains(active) === true;
  if (!isThere) target?.focus({ preventScroll: true });
}
