import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '#domain/money.ts';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { pressed, QUICK_FILTERS } from './quick-filters.ts';

/** Each leads to a part of this search, and yet none is this page. */
const EXACTLY = { exact: true } as const;

/** What nomads ask for most, each a press away and out again by the next; on phones in one line. */
export function QuickRow({ search }: { search: StaySearch }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  const dollars = (value: number) => formatMoney(value * 100, i18n.locale, { cents: 'none' });
  return (
    <ul
      aria-label={t`Popular filters`}
      className="mt-4 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {QUICK_FILTERS.map((quick) => {
        const isOn = quick.isOn(search);
        return (
          <li key={quick.id} className="flex-none">
            <Link
              to="/"
              search={formatStaySearch(pressed(quick, search))}
              resetScroll={false}
              activeOptions={EXACTLY}
              aria-current={isOn || undefined}
              className={`flex min-h-11 items-center whitespace-nowrap rounded-pill border px-3.5 text-sm transition-colors duration-150 ${
                isOn
                  ? 'border-ink bg-sunken font-semibold'
                  : 'border-line bg-raised hover:border-line-strong hover:bg-sunken'
              }`}
            >
              <span>{i18n._(quick.label(number, dollars))}</span>
              {isOn ? (
                <span className="sr-only">
                  <Trans>remove</Trans>
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
