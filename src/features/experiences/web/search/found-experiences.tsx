import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { DEFAULT_RADIUS_KM, type Position } from '#domain/places.ts';
import { type ExperienceSearch, SEARCH_DAYS } from '#domain/search/experience-search.ts';
import { PositionProblem, ResultsView, useOwnPosition } from '#market/search/index.web.ts';
import { Compass } from '#platform/web/ui/icons.ts';
import { Agenda } from './agenda.tsx';

import type { ExperienceResults } from './experience-results.tsx';
import { type ExperiencesData, searchHeading } from './search-data.ts';

/** Results of a search: cards and a map, or the sessions of some days by hour and the map. */
export function ExperienceSearchResults({
  section,
  data,
  search,
  level = 1,
}: {
  section: ExperienceResults;
  data: ExperiencesData;
  search: ExperienceSearch;
  level?: 1 | 2;
}) {
  const { i18n } = useLingui();
  const { results, agenda } = data;
  return (
    <ResultsView
      data={data}
      search={search}
      heading={searchHeading(i18n, search, results)}
      level={level}
      note={<Note search={search} />}
      views={<DayViews section={section} search={search} />}
      instead={agenda === null ? undefined : <Agenda {...agenda} search={search} />}
    />
  );
}

/** Summary of the results, and the unit of their prices. */
function Note({ search: { dates, when, scheduleDuration } }: { search: ExperienceSearch }) {
  if (when !== undefined) return <Trans>Times are local to the place.</Trans>;
  if (dates !== undefined) {
    return <Trans>Each has a session with seats left within your dates.</Trans>;
  }
  return scheduleDuration === 'full' ? (
    <Trans>Prices are for one guest and a pass: every session of a week or a month.</Trans>
  ) : (
    <Trans>Prices are for one guest and one session.</Trans>
  );
}

const NAMES: Readonly<Record<(typeof SEARCH_DAYS)[number], MessageDescriptor>> = {
  today: msg`Today`,
  tomorrow: msg`Tomorrow`,
  weekend: msg`This weekend`,
};

const VIEW =
  'flex min-h-11 items-center justify-center whitespace-nowrap rounded-pill border border-line px-4 text-sm hover:border-line-strong hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper';

/** Each links to a part of this search, and only one is the current page. */
const EXACTLY = { exact: true } as const;

/** The place of a search around a position, instead of any other; null for none. */
function aroundPosition(position: Position | null) {
  return {
    locationValue: undefined,
    address: undefined,
    bbox: undefined,
    latitude: position?.latitude,
    longitude: position?.longitude,
    radiusKm: position === null ? undefined : DEFAULT_RADIUS_KM,
  };
}

/** Links to single days, shown by hour, which replace any dates; and one to all of them. */
function DayViews({
  section: { codec, path },
  search,
}: {
  section: ExperienceResults;
  search: ExperienceSearch;
}) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const show = (position: Position | null) =>
    void navigate({
      to: path,
      search: codec.format(codec.change(search, aroundPosition(position))),
      resetScroll: false,
    });
  const { state, locate } = useOwnPosition(show);
  // A chosen place has a position too, and its name.
  const isNear = search.latitude !== undefined && search.address === undefined;
  const leave = () => show(null);
  const views = [
    { when: undefined, name: msg`Any day` },
    ...SEARCH_DAYS.map((when) => ({ when, name: NAMES[when] })),
  ];
  return (
    <nav aria-label={t`Days`} className="mt-4">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {views.map(({ when, name }) => (
          <li key={when ?? 'any'}>
            <Link
              to={path}
              search={codec.format(codec.change(search, { dates: undefined, when }))}
              resetScroll={false}
              activeOptions={EXACTLY}
              aria-current={
                search.when === when && (when !== undefined || search.dates === undefined)
                  ? 'true'
                  : undefined
              }
              className={VIEW}
            >
              {i18n._(name)}
            </Link>
          </li>
        ))}
        <li className="max-sm:col-span-2 noscript:hidden">
          <button
            type="button"
            aria-busy={state === 'asking'}
            aria-pressed={isNear}
            onClick={isNear ? leave : locate}
            className={`${VIEW} w-full gap-2 aria-busy:opacity-60 aria-pressed:border-ink aria-pressed:bg-sunken aria-pressed:font-semibold`}
          >
            <Compass aria-hidden="true" className="size-4.5 flex-none" />
            <Trans>Near me</Trans>
          </button>
        </li>
      </ul>
      <PositionProblem state={state} />
    </nav>
  );
}
