import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BRAND } from '#platform/brand/brand.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ArrowLeft } from '#platform/web/ui/icons.ts';
import type { Statement } from '../../contract.ts';
import { formatMonth } from '../money/format-month.ts';
import { Money } from '../money/money.tsx';
import type { StatementData } from '../page-data.ts';
import { downloadCsv } from './download-csv.ts';
import { describeEntry } from './entry-text.ts';
import { sumLines } from './sum-lines.ts';
import '#platform/web/styles/paper.css';
import './statement.css';

/** A month of a host's money, to be printed or saved as a file. */
export function StatementPage({ data }: { data: StatementData | null }) {
  const { i18n } = useLingui();
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your earnings</Trans>} scene="empty-homes">
        <Trans>What's coming, what's waiting for you and what's been paid out.</Trans>
      </LogInFirst>
    );
  }
  const { statement, readAt } = data;
  return (
    <div className="content-width grid max-w-4xl gap-6 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to="/earnings"
          className="-ms-1 flex min-h-11 w-fit items-center gap-2 pe-2 font-semibold text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          <Trans>Back to earnings</Trans>
        </Link>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => downloadCsv(statement, i18n)}>
            <Trans>Download CSV</Trans>
          </Button>
          <Button onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      <Paper statement={statement} isRunning={readAt.startsWith(statement.month)} />
    </div>
  );
}

function Paper({ statement, isRunning }: { statement: Statement; isRunning: boolean }) {
  const { i18n } = useLingui();
  const { month, hostName, before, after, lines } = statement;
  const name = formatMonth(month, i18n.locale, 'long');
  const { earned, taxes, paidOut } = sumLines(lines);
  return (
    <article className="paper statement grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="font-bold text-2xl">
          <Trans>Statement for {name}</Trans>
        </h1>
        <p className="font-semibold">{BRAND.name}</p>
      </header>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label={<Trans>Host</Trans>}>
          <bdi>{hostName}</bdi>
        </Fact>
        <Fact label={<Trans>Earned</Trans>}>
          <Money amount={earned} />
        </Fact>
        <Fact label={<Trans>Taxes included, for you to pass on</Trans>}>
          <Money amount={taxes} />
        </Fact>
        <Fact label={<Trans>Paid out</Trans>}>
          <Money amount={paidOut} />
        </Fact>
      </dl>
      <Entries before={before} after={after} lines={lines} />
      <p className="text-soft text-sm">
        <Trans>Amounts are in US dollars, days in UTC.</Trans>{' '}
        {isRunning ? <Trans>This month isn't over yet.</Trans> : null}{' '}
        <Trans>Questions? Write to {BRAND.supportEmail}.</Trans>
      </p>
    </article>
  );
}

const CELL = 'py-2 ps-3 align-top';

function Entries({ before, after, lines }: Pick<Statement, 'before' | 'after' | 'lines'>) {
  const { t, i18n } = useLingui();
  const days = dateFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div className="entries overflow-x-auto">
      <table aria-label={t`Entries`} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line-strong border-b text-soft">
            <th scope="col" className="py-2 text-start">
              <Trans context="column of a statement">Date</Trans>
            </th>
            <th scope="col" className={`${CELL} text-start`}>
              <Trans>Entry</Trans>
            </th>
            <th scope="col" className={`${CELL} text-end max-sm:hidden`}>
              <Trans>Taxes included</Trans>
            </th>
            <th scope="col" className={`${CELL} text-end`}>
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Balance label={<Trans>Balance at the start</Trans>} amount={before} />
          {lines.map((line) => (
            <tr key={toKey(line)} className="border-line border-b">
              <td className="whitespace-nowrap py-2 align-top">
                {days.format(Date.parse(line.at))}
              </td>
              <td className={CELL}>
                <span>{describeEntry(line, i18n)}</span>
                <Subject line={line} />
                {/* A phone has no room for a column of them. */}
                {line.taxes === 0 ? null : (
                  <span className="block text-soft sm:hidden">
                    <Trans>
                      includes <Money amount={line.taxes} /> in taxes
                    </Trans>
                  </span>
                )}
              </td>
              <td className={`${CELL} text-end max-sm:hidden`}>
                {line.taxes === 0 ? null : <Money amount={line.taxes} />}
              </td>
              <td className={`${CELL} text-end`}>
                <Money amount={line.amount} />
              </td>
            </tr>
          ))}
          {lines.length === 0 ? (
            <tr className="border-line border-b">
              <td colSpan={4} className="py-2 text-soft">
                <Trans>No money moved this month.</Trans>
              </td>
            </tr>
          ) : null}
          <Balance label={<Trans>Balance at the end</Trans>} amount={after} />
        </tbody>
      </table>
    </div>
  );
}

/** The reservation that an entry is about, or the listing that its host paid for. */
function Subject({ line: { reservation, listingTitle } }: { line: Statement['lines'][number] }) {
  if (listingTitle === null) return null;
  const title = <bdi>{listingTitle}</bdi>;
  return (
    <span className="block text-soft [overflow-wrap:anywhere]">
      {reservation === null ? (
        title
      ) : (
        <>
          <Link
            to="/reservations/$id"
            params={{ id: reservation.id }}
            className="underline underline-offset-4"
          >
            {title}
          </Link>{' '}
          <span dir="ltr" translate="no" className="whitespace-nowrap">
            {reservation.key}
          </span>
        </>
      )}
    </span>
  );
}

/** An entry has no id; a reservation's entries of one instant differ in their amount. */
function toKey({
  at,
  kind,
  reservation,
  listingTitle,
  amount,
}: Statement['lines'][number]): string {
  return [at, kind, reservation?.key ?? listingTitle, amount].join(' ');
}

function Balance({ label, amount }: { label: ReactNode; amount: number }) {
  return (
    <tr className="border-line border-b font-semibold">
      <th scope="row" colSpan={2} className="py-2 text-start font-semibold">
        {label}
      </th>
      <td className="max-sm:hidden" />
      <td className={`${CELL} text-end`}>
        <Money amount={amount} />
      </td>
    </tr>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
