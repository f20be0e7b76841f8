import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { PriceLines } from '#market/booking/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { ArrowLeft } from '#platform/web/ui/icons.ts';
import type { ReservationDetails, Resolutions } from '../../contract.ts';
import { DepositReturn } from '../money/deposit-return.tsx';
import { Money } from '../money/money.tsx';
import { amountDueLater, amountLapsed, hasSchedule } from '../money/next-instalment.ts';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { BookedWhen } from '../time/booked-when.tsx';
import { placeClock } from '../time/place-clock.ts';
import '#platform/web/styles/paper.css';
import { ListingTitle } from '#market/page/index.web.ts';

/** Letters of the line for a company. */
const MAX_LETTERS = 160;
/**
 * Stored on this device only, separately for each account: a person who expenses one stay expenses
 * the next.
 */
const storageKeyFor = (accountId: string) => `receipt-company-${accountId}`;

/** The paid amounts, line by line, to be printed or saved as a file; with a line for a company. */
export function ReceiptPage({
  reservation,
  deposit,
}: {
  reservation: ReservationDetails;
  /** The deposit after the end; null before, and without one. */
  deposit: Resolutions['deposit'];
}) {
  const { t } = useLingui();
  const { id, key, listing, host, guest, quote, paid, refunded, due } = reservation;
  const accountId = useRouteContext({ from: '__root__' }).me?.id ?? '';
  const [company, setCompany] = useState('');
  useEffect(() => {
    setCompany(readCompany(accountId));
  }, [accountId]);
  const later = amountDueLater(reservation);
  const lapsed = amountLapsed(reservation);
  const payments = reservation.events.filter(({ action }) => action === 'pay');
  const { number, issuedAt } = receiptIssue(reservation);
  const { seller } = reservation;
  return (
    <article className="content-width grid max-w-3xl gap-6 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to="/trips/$id"
          params={{ id }}
          className="-ms-1 flex min-h-11 w-fit items-center gap-2 pe-2 font-semibold text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          <Trans>Back to your trip</Trans>
        </Link>
        <Button onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </div>
      <div className="print:hidden">
        <TextField
          label={<Trans>Company name and tax number (optional)</Trans>}
          hint={<Trans>Printed on the receipt. Kept on this device only.</Trans>}
          autoComplete="organization"
          maxLength={MAX_LETTERS}
          value={company}
          onChange={({ target }) => {
            setCompany(target.value);
            saveCompany(accountId, target.value);
          }}
        />
      </div>
      <section
        aria-label={t`Receipt`}
        className="paper grid gap-6 rounded-card border border-line bg-raised p-6 sm:p-8"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="font-bold text-2xl">
            <Trans>Receipt</Trans>
          </h1>
          <div className="text-end max-sm:text-start">
            <p className="font-semibold">
              <bdi>{seller.name ?? BRAND.name}</bdi>
            </p>
            {seller.address === undefined ? null : (
              <p className="text-soft text-sm">
                <bdi>{seller.address}</bdi>
              </p>
            )}
            {seller.taxId === undefined ? null : (
              <p className="text-soft text-sm">
                <Trans>
                  Tax number: <bdi>{seller.taxId}</bdi>
                </Trans>
              </p>
            )}
          </div>
        </header>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact label={<Trans>Receipt number</Trans>} value={<span dir="ltr">{number}</span>} />
          <Fact
            label={<Trans>Issued on</Trans>}
            value={<ReaderMoment at={issuedAt} {...placeClock(reservation)} day="with-year" />}
          />
          <Fact label={<Trans>Reference</Trans>} value={<span dir="ltr">{key}</span>} />
          <Fact label={<Trans>Guest</Trans>} value={<bdi>{guest.name}</bdi>} />
          {company.trim() === '' ? null : (
            <Fact label={<Trans>Company</Trans>} value={<bdi>{company}</bdi>} />
          )}
          <Fact label={<Trans>Host</Trans>} value={<bdi>{host.name}</bdi>} />
          <Fact
            label={<Trans context="label on a receipt">For</Trans>}
            value={
              <>
                <ListingTitle listing={listing} />
                {listing.city === '' ? null : (
                  <span className="block text-soft text-sm">{listing.city}</span>
                )}
              </>
            }
          />
          <Fact
            label={<Trans>Dates</Trans>}
            value={
              <>
                <BookedWhen reservation={reservation} />
                <BoardingLines nights={reservation} />
              </>
            }
          />
        </dl>
        <PriceLines quote={quote} />
        <dl className="grid gap-2 border-line border-t pt-4">
          {payments.map(({ at, details }) => (
            <Amount
              key={String(at)}
              label={
                <Trans>
                  Paid on <ReaderMoment at={at} {...placeClock(reservation)} day="with-year" />
                </Trans>
              }
              amount={Number(details.amount ?? 0)}
            />
          ))}
          {payments.length === 1 ? null : (
            <Amount label={<Trans>Paid in total</Trans>} amount={paid} />
          )}
          {refunded > 0 ? <Amount label={<Trans>Refunded</Trans>} amount={-refunded} /> : null}
          {due > 0 ? (
            <Amount
              label={
                hasSchedule(reservation) ? <Trans>Due now</Trans> : <Trans>Still to pay</Trans>
              }
              amount={due}
            />
          ) : null}
          {later > 0 ? <Amount label={<Trans>Due later</Trans>} amount={later} /> : null}
          {lapsed > 0 ? (
            <Amount label={<Trans>Later payments, not charged</Trans>} amount={lapsed} />
          ) : null}
        </dl>
        {later > 0 || (hasSchedule(reservation) && due > 0) ? (
          <p className="font-semibold">
            <Trans>
              Paid <Money amount={paid - refunded} /> of <Money amount={quote.total} />
            </Trans>
          </p>
        ) : null}
        <DepositReturn reservation={reservation} deposit={deposit} />
        <p className="text-soft text-sm">
          <Trans>Questions? Write to {BRAND.supportEmail}.</Trans>
        </p>
      </section>
    </article>
  );
}

/**
 * Number and date of a receipt: each event of the reservation, such as a payment, a refund or its
 * end, makes another one.
 */
export function receiptIssue({
  key,
  events,
  createdAt,
}: Pick<ReservationDetails, 'key' | 'events' | 'createdAt'>): {
  number: string;
  issuedAt: string;
} {
  return {
    number: `${key}/${Math.max(1, events.length)}`,
    issuedAt: events.at(-1)?.at ?? createdAt,
  };
}

function Fact({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

function Amount({ label, amount }: { label: ReactNode; amount: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 font-semibold">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function readCompany(accountId: string): string {
  try {
    return window.localStorage.getItem(storageKeyFor(accountId)) ?? '';
  } catch {
    // Without storage, the line has to be typed again.
    return '';
  }
}

function saveCompany(accountId: string, company: string): void {
  try {
    window.localStorage.setItem(storageKeyFor(accountId), company);
  } catch {
    // As above.
  }
}
