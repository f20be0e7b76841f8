import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Section } from '#platform/web/ui/section.tsx';
import type { Earnings } from '../../contract.ts';
import { formatMonth } from '../money/format-month.ts';
import { Money } from '../money/money.tsx';

type Month = Earnings['months'][number];

/** A host's money by month, as bars and as a table of the same figures. */
export function Months({ months }: { months: readonly Month[] }) {
  const first = months.findIndex((month) => month.earned !== 0 || month.paidOut !== 0);
  if (first < 0) return null;
  return (
    <Section
      title={<Trans>By month</Trans>}
      about={
        <Trans>
          Taxes are part of what you earned, and yours to pass on. Months start and end in UTC.
        </Trans>
      }
    >
      <div className="grid gap-6">
        <MonthBars months={months} />
        {/* Months before the first money would only be rows of zeros. */}
        <MonthTable months={months.slice(first).reverse()} />
      </div>
    </Section>
  );
}

/** Height of the tallest bar in pixels. */
const BAR_PX = 144;

/** The figures of the table as bars, for those who see them. */
function MonthBars({ months }: { months: readonly Month[] }) {
  const { i18n } = useLingui();
  const max = Math.max(1, ...months.flatMap(({ earned, paidOut }) => [earned, paidOut]));
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
        <Key className="bg-pine forced-colors:bg-[Highlight]">
          <Trans>Earned</Trans>
        </Key>
        <Key className="border-2 border-ember forced-colors:border-[CanvasText]">
          <Trans>Paid out</Trans>
        </Key>
        <span className="ms-auto">
          <Trans>
            up to <Money amount={max} />
          </Trans>
        </span>
      </div>
      <div className="flex border-line-strong border-t border-dashed">
        {months.map(({ month, earned, paidOut }) => (
          <div key={month} className="min-w-0 flex-1">
            <div
              style={{ height: BAR_PX }}
              className="flex items-end justify-center gap-px border-line-strong border-b sm:gap-1"
            >
              <Bar
                part={earned / max}
                className="bg-pine forced-color-adjust-none forced-colors:bg-[Highlight]"
              />
              <Bar
                part={paidOut / max}
                className="border-2 border-ember border-b-0 forced-colors:border-[CanvasText]"
              />
            </div>
            <p className="pt-1 text-center text-sm text-soft">
              <span className="max-md:hidden">{formatMonth(month, i18n.locale, 'label')}</span>
              <span className="md:hidden">{formatMonth(month, i18n.locale, 'letter')}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Height of a bar that would be too low to see, in pixels. */
const MIN_BAR_PX = 3;

function Bar({ part, className }: { part: number; className: string }) {
  // A month in which more was taken back than earned has none; the table has its figure.
  if (part <= 0) return <span className="w-2.5 sm:w-5" />;
  return (
    <span
      style={{ height: Math.max(MIN_BAR_PX, Math.round(part * BAR_PX)) }}
      className={`w-2.5 rounded-t-sm sm:w-5 ${className}`}
    />
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3.5 flex-none rounded-sm forced-color-adjust-none ${className}`} />
      {children}
    </span>
  );
}

const CELL = 'py-1 ps-3 text-end align-middle';

function MonthTable({ months }: { months: readonly Month[] }) {
  const { t, i18n } = useLingui();
  return (
    <div className="overflow-x-auto">
      <table aria-label={t`By month`} className="w-full border-collapse text-sm sm:text-base">
        <thead>
          <tr className="border-line-strong border-b text-sm text-soft">
            <th scope="col" className="py-2 text-start">
              <Trans>Month</Trans>
            </th>
            <th scope="col" className={CELL}>
              <Trans>Earned</Trans>
            </th>
            <th scope="col" className={`${CELL} max-sm:hidden`}>
              <Trans>Taxes included</Trans>
            </th>
            <th scope="col" className={CELL}>
              <Trans>Paid out</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, earned, taxes, paidOut }) => {
            const name = formatMonth(month, i18n.locale, 'short');
            return (
              <tr key={month} className="border-line border-b">
                <th scope="row" className="text-start font-normal">
                  <Link
                    to="/earnings/statements/$month"
                    params={{ month }}
                    aria-label={t`Statement for ${name}`}
                    className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold underline underline-offset-4"
                  >
                    {name}
                  </Link>
                </th>
                <td className={CELL}>
                  <Money amount={earned} />
                  {/* A phone has no room for a column of them. */}
                  {taxes === 0 ? null : (
                    <span className="block text-soft sm:hidden">
                      <Trans>
                        includes <Money amount={taxes} /> in taxes
                      </Trans>
                    </span>
                  )}
                </td>
                <td className={`${CELL} max-sm:hidden`}>
                  <Money amount={taxes} />
                </td>
                <td className={CELL}>
                  <Money amount={paidOut} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
