import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { monthRange } from '#domain/dates.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { DataTable, TABLE_CELL } from '#platform/web/ui/data-table.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Numbers } from '../../contract.ts';
import { METRICS, type Metric } from '../metrics.ts';
import { MonthBars } from '../month-bars.tsx';
import { numbersCsv } from '../numbers-csv.ts';

/** How a host's homes do, by month. */
export function NumbersPage({
  numbers,
}: {
  /** Null while signed out. */ numbers: Numbers | null;
}) {
  const { i18n } = useLingui();
  if (numbers === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your numbers</Trans>} scene="empty-homes">
        <Trans>How full your homes are, and what they earn.</Trans>
      </LogInFirst>
    );
  }
  const save = () =>
    saveAsFile(
      `${BRAND.name.toLowerCase()}-${numbers.year}.csv`,
      numbersCsv(numbers, i18n),
      'text/csv;charset=utf-8',
    );
  return (
    <div className="content-width grid max-w-5xl grid-cols-1 gap-8 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Numbers</Trans>
      </h1>
      {numbers.homes.length === 0 ? (
        <NoHome />
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-4">
            <Choices numbers={numbers} />
            <Button look="secondary" onClick={save}>
              <Trans>Download CSV</Trans>
            </Button>
          </div>
          <div>
            {METRICS.map((metric) => (
              <MetricSection key={metric.id} metric={metric} numbers={numbers} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function NoHome() {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
      <EmptyScene name="empty-homes" />
      <h2 className="font-bold text-xl">
        <Trans>You don't host a home yet</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>List a home, and its numbers show up here.</Trans>
      </p>
      <Link to="/properties" className={buttonClass('secondary')}>
        <Trans>My Homes</Trans>
      </Link>
    </div>
  );
}

function Choices({ numbers }: { numbers: Numbers }) {
  const { year, firstYear, lastYear, listingId, homes } = numbers;
  const navigate = useNavigate();
  const go = (home: string, to: string) =>
    navigate({
      to: '/properties/numbers',
      search: { year: to, ...(home === '' ? {} : { home }) },
      resetScroll: false,
    });
  const first = Math.min(firstYear, year);
  const years = Array.from({ length: Math.max(lastYear, year) - first + 1 }, (_, at) =>
    String(first + at),
  );
  return (
    <>
      <Choice
        label={<Trans>Year shown</Trans>}
        value={String(year)}
        onChange={(to) => go(listingId ?? '', to)}
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Choice>
      <Choice
        label={<Trans context="a listing">Home</Trans>}
        value={listingId ?? ''}
        onChange={(home) => go(home, String(year))}
      >
        <option value="">
          <Trans>All homes</Trans>
        </option>
        {homes.map(({ id, title }) => (
          <option key={id} value={id} translate="no">
            {title}
          </option>
        ))}
      </Choice>
    </>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid min-w-0 max-w-full grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-11 max-w-full rounded-lg border border-line-strong bg-raised px-3"
      >
        {children}
      </select>
    </div>
  );
}

/** A table that a narrow screen shows on request: nine of them would be a hundred rows. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? t`Hide the table: ${label}` : t`Show as a table: ${label}`}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 justify-self-start font-semibold text-sm underline underline-offset-4 lg:hidden noscript:hidden"
      >
        {isOpen ? <Trans>Hide the table</Trans> : <Trans>Show as a table</Trans>}
      </button>
      <div id={id} className={isOpen ? '' : 'max-lg:hidden noscript:block'}>
        {children}
      </div>
    </div>
  );
}

function MetricSection({ metric, numbers }: { metric: Metric; numbers: Numbers }) {
  const { t, i18n } = useLingui();
  const title = i18n._(metric.title);
  const year = String(numbers.year);
  const yearBefore = String(numbers.year - 1);
  const months = numbers.months.map(({ month, now, before }) => ({
    month,
    now: now[metric.id],
    before: before[metric.id],
  }));
  if (months.every(({ now, before }) => !now && !before)) {
    return (
      <Section title={title} about={metric.about && i18n._(metric.about)}>
        <p className="text-soft">
          <Trans>
            Nothing in {yearBefore} or {year}.
          </Trans>
        </p>
      </Section>
    );
  }
  const show = (value: number | null) => (value === null ? '–' : metric.show(value, i18n));
  return (
    <Section title={title} about={metric.about && i18n._(metric.about)}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <MonthBars
          name={t`${title}: ${year} compared with ${yearBefore}`}
          years={{ now: year, before: yearBefore }}
          months={months}
        />
        <Folded label={title}>
          <DataTable label={title} columns={[t`Month`, year, yearBefore]} amountsFrom={1}>
            {months.map(({ month, now, before }) => (
              <tr key={month} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-2 text-start font-normal">
                  {dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
                    Date.parse(monthRange(month).start),
                  )}
                </th>
                <td className={`${TABLE_CELL} text-end tabular-nums`}>{show(now)}</td>
                <td className={`${TABLE_CELL} text-end text-soft tabular-nums`}>{show(before)}</td>
              </tr>
            ))}
          </DataTable>
        </Folded>
      </div>
    </Section>
  );
}
