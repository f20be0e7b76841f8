import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Section } from '#domain/sections.ts';
import { NavigationLabel } from '#platform/web/i18n/navigation.tsx';
import { watchPageScroll } from '#platform/web/scroll/watch-page-scroll.ts';
import { CalendarHeart, House, type IconComponent, Menu, Route } from '#platform/web/ui/icons.ts';
import { isBarHidden } from './is-bar-hidden.ts';
import { SectionToggle } from './section-toggle.tsx';

/** Id of the panel; the button refers to it, so that it opens before scripts are loaded. */
const PANEL = 'section-menu';

interface Card {
  readonly section: Section;
  readonly to: '/' | '/itinerants' | '/experiences';
  readonly Icon: IconComponent;
  readonly name: 'home' | 'itinerants' | 'experiences';
  readonly text: ReactNode;
}

/** Travel has no card (spec 1 §2.2). */
const CARDS: readonly Card[] = [
  {
    section: 'homes',
    to: '/',
    Icon: House,
    name: 'home',
    text: <Trans>Live and work with others, for a week or a year</Trans>,
  },
  {
    section: 'itinerants',
    to: '/itinerants',
    Icon: Route,
    name: 'itinerants',
    text: <Trans>Road trips and retreats, with fixed dates and good company</Trans>,
  },
  {
    section: 'experiences',
    to: '/experiences',
    Icon: CalendarHeart,
    name: 'experiences',
    text: <Trans>Dinners, talks and workshops, hosted by people who live there</Trans>,
  },
];

/**
 * The hamburger and its card menu (spec 1 §2.2). Closed it is the bar's own 60 px; open, the cards
 * hang below it. It closes on a choice, and when the bar hides.
 */
export function CardMenu({ section }: { section: Section }) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();

  useClosingWithBar(panel);
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={t`Sections`}
        className="-ms-2 grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken"
      >
        <Menu aria-hidden="true" className="size-5.5" />
      </button>
      <div id={PANEL} ref={panel} popover="auto" className="section-menu">
        <nav aria-label={t`Sections`} className="wide-width py-4">
          <ul className="grid gap-3 md:grid-cols-3">
            {CARDS.map((card) => (
              <li key={card.section}>
                <Link
                  to={card.to}
                  onClick={close}
                  aria-current={card.section === section ? 'page' : undefined}
                  className="flex h-full items-start gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong hover:bg-sunken aria-[current]:border-ember aria-[current]:bg-ember-tint md:flex-col md:p-5"
                >
                  <card.Icon aria-hidden="true" className="size-6 flex-none text-ember" />
                  <span>
                    <span className="block font-display font-semibold text-lg">
                      <NavigationLabel name={card.name} />
                    </span>
                    <span className="block text-soft">{card.text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-4 md:hidden">
            <SectionToggle section={section} place="menu" />
          </div>
        </nav>
      </div>
    </>
  );
}

/** Closes the menu when the bar hides. */
function useClosingWithBar(panel: RefObject<HTMLDivElement | null>): void {
  useEffect(
    () =>
      watchPageScroll(isBarHidden, (hidden) => {
        if (hidden) panel.current?.hidePopover();
      }),
    [panel],
  );
}
