import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PriceLines } from '#platform/web/price/price-lines.tsx';
import type { ReservationPage } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { Box } from './box.tsx';

/** The price, line by line, and where the money stands. */
export function MoneyBox({ reservation }: { reservation: ReservationPage }) {
  const { quote, paid, due, refunded, paymentKind, viewer } = reservation;
  return (
    <Box title={<Trans>Price</Trans>}>
      <PriceLines quote={quote} reader={viewer === 'guest' ? 'guest' : 'host'} />
      {paid > 0 || due > 0 || refunded > 0 ? (
        <dl className="grid gap-2 border-line border-t pt-3">
          <Amount label={<Trans>Paid</Trans>} amount={paid} isShown={paid > 0} />
          <Amount label={<Trans>Still to pay</Trans>} amount={due} isShown={due > 0} />
          <Amount label={<Trans>Refunded</Trans>} amount={refunded} isShown={refunded > 0} />
        </dl>
      ) : null}
      {paymentKind === 'sandbox' && viewer === 'guest' ? (
        <p className="text-soft text-sm">
          <Trans>Payments run in a sandbox here: no money moves.</Trans>
        </p>
      ) : null}
    </Box>
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
