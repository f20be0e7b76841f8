import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { OFFERED_MBPS } from '#domain/wifi-speed.ts';
import { wifiChip } from '#features/catalogues/labels.web.ts';

/** Each leads to a part of this search, and yet none is this page. */
const EXACTLY = { exact: true } as const;

/** What nomads ask for most, a press away; what is asked for already stands among the filters on. */
export function QuickFilters({ search }: { search: StaySearch }) {
  const { t, i18n } = useLingui();
  const faster = OFFERED_MBPS.filter((mbps) => mbps > (search.minMbps ?? 0));
  if (faster.length === 0) return null;
  return (
    <ul aria-label={t`Quick filters`} className="mt-4 flex flex-wrap gap-2">
      {faster.map((mbps) => {
        return (
          <li key={mbps}>
            <Link
              to="/"
              search={formatStaySearch(withChange(search, { minMbps: mbps }))}
              resetScroll={false}
              activeOptions={EXACTLY}
              className="flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken"
            >
              {i18n._(wifiChip(i18n.number(mbps)))}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
