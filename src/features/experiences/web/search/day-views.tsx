import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ExperienceSearch, SEARCH_DAYS } from '#domain/search/experience-search.ts';
import type { ExperienceResults } from './experience-results.tsx';

const NAMES: Readonly<Record<(typeof SEARCH_DAYS)[number], MessageDescriptor>> = {
  today: msg`Today`,
  tomorrow: msg`Tomorrow`,
  weekend: msg`This weekend`,
};

const VIEW =
  'flex min-h-11 items-center justify-center whitespace-nowrap rounded-pill border border-line px-4 text-sm hover:border-line-strong hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper';

/** Each leads to a part of this search, and yet only one is this page. */
const EXACTLY = { exact: true } as const;

/** The days that are looked at by themselves, hour by hour, in place of any dates; and all of them. */
export function DayViews({
  section: { codec, path },
  search,
}: {
  section: ExperienceResults;
  search: ExperienceSearch;
}) {
  const { t, i18n } = useLingui();
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
      </ul>
    </nav>
  );
}
