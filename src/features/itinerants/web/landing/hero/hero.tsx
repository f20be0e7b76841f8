import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { ArrowDown, Pause, Play } from '#platform/web/ui/icons.ts';
import { CATEGORIES_ID } from '../carousel/carousel-moves.ts';
import type { LandingStats } from '../landing-figures.ts';
import { HERO_PICTURES } from '../landing-pictures.ts';
import { type Motion, useTurns } from './use-motion.ts';

/** Milliseconds that each heading shows (spec 3 §2.11). */
const HEADING_MS = 4_000;
const SUB_HEADING_MS = 5_000;

/** The head of the landing block: introduces itinerants with pictures, text and figures. */
export function Hero({ stats, motion }: { stats: LandingStats; motion: Motion }) {
  const { t } = useLingui();
  const { canMove, isMoving, isPaused, toggle, pointer } = motion;
  return (
    <header
      className="landing-hero relative isolate overflow-hidden rounded-card border border-line bg-raised"
      {...pointer}
    >
      <div className="landing-stage">
        <HeroPictures isMoving={isMoving} />
        {canMove ? (
          <button
            type="button"
            onClick={toggle}
            className="landing-pause absolute end-4 z-10 inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-line bg-raised max-sm:w-11 sm:px-4 font-semibold text-sm shadow-float hover:bg-sunken"
          >
            {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
            <span className="max-sm:sr-only">{isPaused ? t`Play` : t`Pause`}</span>
          </button>
        ) : null}
      </div>
      <div className="relative flex flex-col items-start justify-center p-6 sm:p-10 lg:min-h-120 lg:w-[46%] lg:py-12">
        <Headings isMoving={isMoving} />
        <SubHeadings isMoving={isMoving} />
        <a href={`#${CATEGORIES_ID}`} className={`${buttonClass()} mt-6`}>
          <Trans>Find your kind of journey</Trans>
          <ArrowDown aria-hidden="true" className="size-5" />
        </a>
        <Stats stats={stats} />
      </div>
    </header>
  );
}

/**
 * The first is the page's heading, also for assistive technology, which doesn't see the others
 * change.
 */
function Headings({ isMoving }: { isMoving: boolean }) {
  const { t } = useLingui();
  const others = [t`New places, good company`, t`Take your work along`, t`Weeks, not weekends`];
  const at = useTurns(others.length + 1, HEADING_MS, isMoving);
  return (
    <div className="landing-turns font-bold font-display text-3xl sm:text-4xl">
      <h1 data-shown={at === 0 || undefined}>
        <Trans>Travel on, together</Trans>
      </h1>
      <Others at={at}>{others}</Others>
    </div>
  );
}

function SubHeadings({ isMoving }: { isMoving: boolean }) {
  const { t } = useLingui();
  const others = [
    t`You arrive as strangers and leave with people to visit.`,
    t`A desk and fast wifi wherever you stop. Shared costs, agreed before you set out.`,
  ];
  const at = useTurns(others.length + 1, SUB_HEADING_MS, isMoving);
  return (
    <div className="landing-turns mt-4 max-w-[29em] text-lg">
      <p data-shown={at === 0 || undefined}>
        <Trans>
          Itinerants are journeys with fixed dates: a road trip, a retreat, a village for six weeks.
          You live with the same people and keep working.
        </Trans>
      </p>
      <Others at={at}>{others}</Others>
    </div>
  );
}

/** All overlap the first, so that the longest of them determines the height from the start. */
function Others({ at, children }: { at: number; children: readonly string[] }) {
  return children.map((text, place) => (
    <p key={text} aria-hidden="true" data-shown={at === place + 1 || undefined}>
      {text}
    </p>
  ));
}

/** Milliseconds that each picture shows (spec 3 §2.11). */
const PICTURE_MS = 800;

const [FIRST, ...OTHERS] = HERO_PICTURES;

/**
 * The landscapes behind the text. The first is in the HTML; the others are fetched once the page
 * has nothing more urgent to do, and rotate when all of them are loaded.
 */
function HeroPictures({ isMoving }: { isMoving: boolean }) {
  const isComplete = useOthers(isMoving);
  const at = useTurns(HERO_PICTURES.length, PICTURE_MS, isMoving && isComplete);
  return (
    <div className="landing-pictures" aria-hidden="true">
      <img
        src={FIRST}
        alt=""
        width={1200}
        height={564}
        fetchPriority="high"
        data-shown={at === 0 || undefined}
      />
      {isComplete
        ? OTHERS.map((address, place) => (
            <img
              key={address}
              src={address}
              alt=""
              width={1200}
              height={564}
              data-shown={at === place + 1 || undefined}
            />
          ))
        : null}
    </div>
  );
}

/** Whether the other pictures are loaded and decoded; on an error the first stays. */
function useOthers(isWanted: boolean): boolean {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    if (!isWanted || isComplete) return;
    let isLeft = false;
    const stop = whenIdle(() => {
      Promise.all(OTHERS.map(fetched)).then(
        () => {
          if (!isLeft) setComplete(true);
        },
        () => {},
      );
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [isWanted, isComplete]);
  return isComplete;
}

function fetched(address: string | undefined): Promise<void> {
  const picture = new Image();
  picture.src = address ?? '';
  return picture.decode();
}

/** Actual counts: before anything is listed it only shows the number of kinds. */
export function Stats({ stats: { categories, itinerants, rating } }: { stats: LandingStats }) {
  const { i18n } = useLingui();
  const kinds = ITINERANT_CATEGORIES.length;
  return (
    <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-4 sm:gap-x-8">
      {itinerants === 0 ? (
        <Stat value={i18n.number(kinds)}>
          <Plural value={kinds} one="kind" other="kinds" />
        </Stat>
      ) : (
        <>
          <Stat value={i18n.number(categories)}>
            <Plural value={categories} one="kind of trip" other="kinds of trip" />
          </Stat>
          {rating === null ? null : (
            <Stat
              value={i18n.number(rating.average, {
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              })}
            >
              <Trans>average rating</Trans>
            </Stat>
          )}
          <Stat value={i18n.number(itinerants)}>
            <Plural value={itinerants} one="adventure" other="adventures" />
          </Stat>
        </>
      )}
    </ul>
  );
}

function Stat({ value, children }: { value: string; children: ReactNode }) {
  return (
    <li>
      <span
        translate="no"
        className="block font-bold font-display text-2xl tabular-nums leading-tight"
      >
        {value}
      </span>{' '}
      <span className="text-soft max-sm:text-sm">{children}</span>
    </li>
  );
}
