import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GUEST_GROUP_LABELS } from '#features/catalogues/index.web.ts';
import { PriceLines } from '#market/booking/index.web.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import type { ReservationDetails } from '../../contract.ts';
import { DepositReturn } from '../money/deposit-return.tsx';
import { Money } from '../money/money.tsx';
import { Box } from './box.tsx';

/** The price, line by line, and the state of the payments. */
export function MoneyBox({ reservation }: { reservation: ReservationDetails }) {
  const { quote, paid, due, refunded, paymentKind, viewer } = reservation;
  return (
    <Box title={<Trans>Price</Trans>}>
      <PriceLines quote={quote} reader={viewer === 'guest' ? 'guest' : 'host'} />
      <DeclaredGroups reservation={reservation} />
      {paid > 0 || due > 0 || refunded > 0 ? (
        <dl className="grid gap-2 border-line border-t pt-3">
          <Amount label={<Trans>Paid</Trans>} amount={paid} isShown={paid > 0} />
          <Amount label={<Trans>Still to pay</Trans>} amount={due} isShown={due > 0} />
          <Amount label={<Trans>Refunded</Trans>} amount={refunded} isShown={refunded > 0} />
        </dl>
      ) : null}
      <div className="text-soft text-sm empty:hidden">
        <DepositReturn reservation={reservation} />
      </div>
      {paymentKind === 'sandbox' && viewer === 'guest' ? (
        <p className="text-soft text-sm">
          <Trans>Payments run in a sandbox here: no money moves.</Trans>
        </p>
      ) : null}
    </Box>
  );
}

/**
 * The groups that the guest declared when this price was made: they may be the reason of its
 * discount.
 */
function DeclaredGroups({ reservation: { groups, guest } }: { reservation: ReservationDetails }) {
  const { i18n } = useLingui();
  if (groups.length === 0) return null;
  const list = listFormat(i18n.locale, { style: 'short', type: 'unit' });
  const words = list.format(groups.map((group) => i18n._(GUEST_GROUP_LABELS[group].label)));
  return (
    <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
      {guest.name === '' ? (
        <Trans>Declared for this price: {words}</Trans>
      ) : (
        <Trans>
          {guest.name} declared for this price: {words}
        </Trans>
      )}
    </p>
  );
}

function Amount({
  label,
  amount,
  isShown,
}: {
  label: ReactNode;
  amount: number;
  isShown: boolean;
}) {
  if (!isShown) return null;
  return (
    <div className="flex items-baseline justify-between gap-4 font-semibold">
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
