import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { formatMoney } from '#domain/money.ts';
import { OpenResolutions } from '#features/reservations/index.web.ts';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { Code, DataTable, TABLE_CELL } from '#platform/web/ui/data-table.tsx';
import type { ConsoleReservation } from '../../contract.ts';
import { Fact } from '../fact.tsx';
import type { Read } from '../page-data.ts';
import { ConsolePage, Part, When } from '../parts.tsx';
import { PersonLink } from '../person-link.tsx';
import { useDuty } from '../use-duty.ts';
import { downloadLedger } from './download-ledger.ts';
import { ReservationActs } from './reservation-acts.tsx';

const CARD = 'grid gap-1 rounded-card border border-line bg-raised px-4 py-3 text-sm';

/** A reservation: its course, what both sides wrote, its deadlines, and its money where it is seen. */
export function ReservationPage({ reservation }: { reservation: Read<ConsoleReservation> | null }) {
  if (reservation === null) return null;
  const { key, money } = reservation;
  return (
    <ConsolePage
      title={
        <bdi translate="no" dir="ltr">
          {key}
        </bdi>
      }
    >
      <Facts reservation={reservation} />
      <ToDecide reservation={reservation} />
      <ReservationActs reservation={reservation} />
      <div className="grid gap-8 lg:grid-cols-2">
        <Course reservation={reservation} />
        <div className="grid content-start gap-8">
          <Words reservation={reservation} />
          {money === null ? null : <MoneyParts reservationKey={key} money={money} />}
        </div>
      </div>
    </ConsolePage>
  );
}

function Facts({ reservation }: { reservation: ConsoleReservation }) {
  const { i18n, t } = useLingui();
  const opensListing = useDuty('moderation');
  const { guest, host, listing, answerBy, payBy, startDate, endDate } = reservation;
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-4">
      <Fact label={t({ message: 'Status', context: 'of a reservation' })}>
        <Code>{reservation.status}</Code>
      </Fact>
      <Fact label={t`Dates`}>
        <Code>{`${startDate} – ${endDate}`}</Code>
        <Code>{reservation.timeZone}</Code>
      </Fact>
      <Fact label={t`Guests`}>
        <span translate="no">{i18n.number(reservation.guests)}</span>
      </Fact>
      <Fact label={t`Requested`}>
        <When at={reservation.createdAt} />
      </Fact>
      <Fact label={t`Guest`}>
        <PersonLink person={guest} />
      </Fact>
      <Fact label={t`Host`}>
        <PersonLink person={host} />
      </Fact>
      <Fact label={t`Listing`}>
        {opensListing ? (
          <Link
            to="/admin/listings/$id"
            params={{ id: listing.id }}
            className="underline underline-offset-4"
          >
            <bdi>{listing.title}</bdi>
          </Link>
        ) : (
          <bdi>{listing.title}</bdi>
        )}
      </Fact>
      {answerBy === null ? null : (
        <Fact label={t`Host answers by`}>
          <When at={answerBy} />
        </Fact>
      )}
      {payBy === null ? null : (
        <Fact label={t`Guest pays by`}>
          <When at={payBy} />
        </Fact>
      )}
    </dl>
  );
}

/** Open problems and an open claim, with the forms by which they are decided. */
function ToDecide({
  reservation: { resolutions, guest, host, timeZone, readAt },
}: {
  reservation: Read<ConsoleReservation>;
}) {
  if (resolutions === null) return null;
  return (
    <Part title={<Trans>Problems and claims</Trans>}>
      <div className="grid max-w-3xl gap-5 rounded-card border border-line bg-raised p-5">
        <Suspense>
          <OpenResolutions
            resolutions={resolutions}
            guestName={guest.name}
            hostName={host.name}
            timeZone={timeZone}
            readAt={readAt}
          />
        </Suspense>
      </div>
    </Part>
  );
}

function Course({ reservation: { timeline } }: { reservation: ConsoleReservation }) {
  return (
    <Part title={<Trans>Timeline</Trans>}>
      <ol className="grid gap-2">
        {timeline.map(({ at, party, action, toStatus, reason }) => (
          <li key={`${at} ${action} ${toStatus}`} className={CARD}>
            <p className="flex flex-wrap gap-x-3">
              <Code>{`${party} · ${action} → ${toStatus}`}</Code>
              <When at={at} />
            </p>
            {reason === '' ? null : (
              <p dir="auto" className="break-words">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Words({ reservation: { words } }: { reservation: ConsoleReservation }) {
  return (
    <Part title={<Trans>What both sides said</Trans>}>
      {words.length === 0 ? (
        <p className="text-soft">
          <Trans>Neither side has written anything.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {words.map(({ at, party, step, text }) => (
            <li key={`${at} ${step}`} className={CARD}>
              <p className="flex flex-wrap gap-x-3">
                <Code>{`${party} · ${step}`}</Code>
                <When at={at} />
              </p>
              <p dir="auto" className="whitespace-pre-line break-words">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function MoneyParts({
  reservationKey,
  money,
}: {
  reservationKey: string;
  money: NonNullable<ConsoleReservation['money']>;
}) {
  const { i18n, t } = useLingui();
  const show = (cents: number) => formatMoney(cents, i18n.locale);
  const { total, paid, refunded, payments, refunds, ledger } = money;
  return (
    <Part title={<Trans>Money</Trans>}>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Fact label={t({ message: 'Price', context: 'of a reservation' })}>
          <span translate="no">{show(total)}</span>
        </Fact>
        <Fact label={t({ message: 'Paid', context: 'of a reservation' })}>
          <span translate="no">{show(paid)}</span>
        </Fact>
        <Fact label={t({ message: 'Refunded', context: 'of a reservation' })}>
          <span translate="no">{show(refunded)}</span>
        </Fact>
      </dl>
      <ul className="grid gap-2">
        {payments.map(({ id, amount, status, provider, reference, at }) => (
          <li key={id} className={CARD}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>
                <Trans>Payment</Trans>
              </span>
              <Code>{`${status} · ${provider}`}</Code>
              <span translate="no" className="font-semibold">
                {show(amount)}
              </span>
            </p>
            <When at={at} />
            <Code>{reference}</Code>
          </li>
        ))}
        {refunds.map(({ id, amount, status, at }) => (
          <li key={id} className={CARD}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>
                <Trans>Refund</Trans>
              </span>
              <Code>{status}</Code>
              <span translate="no" className="font-semibold">
                {show(amount)}
              </span>
            </p>
            <When at={at} />
          </li>
        ))}
      </ul>
      {ledger.length === 0 ? null : (
        <DataTable
          label={t`Ledger`}
          columns={[t`When`, t`Transfer`, t`Ledger account`, t`Amount`]}
          amountsFrom={3}
        >
          {ledger.map(({ at, kind, account, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added.
            <tr key={index} className="border-line border-b last:border-b-0">
              <td className="min-w-32 py-2 align-top">
                <When at={at} />
              </td>
              <td className={`${TABLE_CELL} min-w-24`}>
                <Code>{kind}</Code>
              </td>
              <td className={`${TABLE_CELL} min-w-24`}>
                <Code>{account}</Code>
              </td>
              <td translate="no" className={`${TABLE_CELL} text-end tabular-nums`}>
                {show(amount)}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {ledger.length === 0 ? null : (
        <SaveButton onSave={() => downloadLedger(reservationKey, ledger, i18n)} />
      )}
    </Part>
  );
}
