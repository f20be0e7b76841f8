import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatStaySearch, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { OFFERED_MBPS } from '#domain/wifi-speed.ts';
import { wifiChip } from '#features/catalogues/labels.web.ts';

/** What nomads ask for most, a press away; once asked for, it stands among the filters that are on. */
export function QuickFilters({ search }: { search: StaySearch }) {
  const { i18n } = useLingui();
  const [mbps] = OFFERED_MBPS;
  if (search.minMbps !== undefined) return null;
  return (
    <Link
      to="/"
      search={formatStaySearch(withChange(search, { minMbps: mbps }))}
      resetScroll={false}
      className="flex h-11 items-center rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken"
    >
      {i18n._(wifiChip(i18n.number(mbps)))}
    </Link>
  );
}
