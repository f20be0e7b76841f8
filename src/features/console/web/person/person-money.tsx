import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { Code } from '#platform/web/ui/data-table.tsx';
import type { ConsolePerson } from '../../contract.ts';
import { Fact } from '../fact.tsx';
import { Part } from '../parts.tsx';

/** The sums of a person, as guest and as host. */
export function PersonMoney({ money }: { money: NonNullable<ConsolePerson['money']> }) {
  const { t, i18n } = useLingui();
  const { paid, refunded, balance, paidOut, payoutAccount } = money;
  const show = (cents: number) => (
    <span translate="no">{formatMoney(cents, i18n.locale, { cents: 'always' })}</span>
  );
  return (
    <Part title={<Trans>Money</Trans>}>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label={t`Paid as a guest`}>{show(paid)}</Fact>
        <Fact label={t`Refunded to them`}>{show(refunded)}</Fact>
        <Fact label={t`Held for them as a host`}>{show(balance)}</Fact>
        <Fact label={t`Paid out to them`}>{show(paidOut)}</Fact>
        <Fact label={t`Payout account`}>
          {payoutAccount === null ? '–' : <Code>{payoutAccount}</Code>}
        </Fact>
      </dl>
    </Part>
  );
}
