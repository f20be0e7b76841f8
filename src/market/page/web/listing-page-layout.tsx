import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { ReportButton } from '#platform/web/dialogs/report-button.tsx';
import { useHostLanguage } from '#platform/web/ui/host-text.tsx';
import { Images } from '#platform/web/ui/icons.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Host, Picture as ListingPicture } from '../contract.ts';
import { COVER_TRANSITION } from './cards/use-cover-transition.ts';
import { HostCard } from './host-card.tsx';
import { Description, ListingHeading } from './listing-heading.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { PART_NAMES, pictureGroups } from './picture-groups.ts';
import { PlaceSection } from './place-section.tsx';
import { SaveToListButton } from './save-to-list-button.tsx';
import { TranslatedTexts } from './translation/translated-texts.tsx';

interface ListingPageLayoutProps {
  listing: ComponentProps<typeof ListingHeading>['listing'] &
    ComponentProps<typeof Pictures>['listing'] & {
      readonly id: string;
      readonly description: string;
      /** BCP 47 tag of its host's texts. */
      readonly language: string;
      readonly host: Host;
      readonly own: boolean;
    };
  kind: ComponentProps<typeof PlaceSection>['kind'];
  /** Above everything else, for its host alone. */
  forHost?: ReactNode;
  /** Button to save the listing, on its first picture. */
  heart: ReactElement;
  /** Whether the listing has a URL to share yet. */
  isShared?: boolean;
  /** Whether pictures are grouped by the parts they show. */
  grouped?: boolean;
  /** Its exact place, where that is public. */
  open?: ComponentProps<typeof PlaceSection>['open'];
  /** Facts, above its description. */
  facts: ReactNode;
  /** Follows the description, above the price in a single column. */
  details: ReactNode;
  /** Shown beside the page where there is room. */
  price: ReactNode;
  /** Terms, between the details and the reviews. */
  terms: ReactNode;
  /** Reviews by guests. */
  reviews: ReactNode;
  /** Button to message the host. */
  contact: ReactNode;
  /** Similar listings; `onOpen` is called when one of them is opened. */
  similar(onOpen: () => void): ReactElement | null;
  /** The bar at the bottom of a narrow page. */
  bar: ReactNode;
}

/** The page of a listing of any kind: its sections in their common order. */
export function ListingPageLayout({
  listing,
  kind,
  forHost,
  heart,
  isShared,
  grouped,
  open,
  facts,
  details,
  price,
  terms,
  reviews,
  contact,
  similar,
  bar,
}: ListingPageLayoutProps) {
  const cover = useRef<HTMLLIElement>(null);
  return (
    <>
      <TranslatedTexts language={listing.language}>
        <article aria-label={listing.title} className="content-width pt-6">
          {forHost}
          <ListingHeading listing={listing} isShared={isShared} />
          <Pictures
            listing={listing}
            buttons={
              <>
                {isShared === false ? null : <SaveToListButton listing={listing} />}
                {heart}
              </>
            }
            cover={cover}
            grouped={grouped}
          />
          <ListingColumns
            first={
              <>
                {facts}
                <Description>{listing.description}</Description>
                {details}
              </>
            }
            price={price}
            rest={
              <>
                {terms}
                {reviews}
                <PlaceSection kind={kind} place={listing.place} open={open} />
                <Section title={<Trans>Your host</Trans>}>
                  <HostCard host={listing.host} own={listing.own} contact={contact} />
                  {listing.own || isShared === false ? null : (
                    <div className="mt-6">
                      <ReportButton subject={{ kind: 'listing', id: listing.id }}>
                        <Trans>Report this listing</Trans>
                      </ReportButton>
                    </div>
                  )}
                </Section>
              </>
            }
          />
        </article>
      </TranslatedTexts>
      {similar(() => {
        // The next page's picture takes over the name; two with the same name would cancel the
        // transition.
        if (cover.current !== null) cover.current.style.viewTransitionName = '';
      })}
      {bar}
    </>
  );
}

/** A listing's page below its pictures: on a wide screen the price stays beside the text. */
function ListingColumns({
  first,
  price,
  rest,
}: {
  /** Content before the price in a single column. */
  first: ReactNode;
  price: ReactNode;
  rest: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <div>{first}</div>
      <aside
        aria-label={t`Price`}
        className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
      >
        {price}
      </aside>
      <div className="mt-8 lg:mt-0">{rest}</div>
    </div>
  );
}

/** The pictures, each of which opens the gallery. */
function Pictures({
  listing: { title, pictures },
  buttons,
  cover,
  grouped = false,
}: {
  listing: {
    readonly title: string;
    readonly pictures: readonly ListingPicture[];
  };
  /** Buttons to save the listing, on its first picture. */
  buttons: ReactElement;
  /** The first picture, which is animated between card and page. */
  cover: RefObject<HTMLLIElement | null>;
  /** Whether they are grouped by the parts they show. */
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
        <div className="absolute end-2 top-2 flex">{buttons}</div>
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
