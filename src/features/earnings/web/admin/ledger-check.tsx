import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Code, DataTable } from '#platform/web/ui/data-table.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { MoneyOverview } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { AmountCell } from './amount-cell.tsx';
import { downloadBalances, downloadLedgerDifferences } from './download-money.ts';
import { ACCOUNT_NAMES } from './names.ts';

type Check = NonNullable<MoneyOverview['check']>;

/** Milliseconds until the page looks again whether a check has ended. */
const LOOK_AGAIN_MS = 2_000;

/** The last check of the ledger, and a button for the next. */
export function LedgerCheck({ check, isChecking }: Pick<MoneyOverview, 'check' | 'isChecking'>) {
  const router = useRouter();
  const { busy, failure, send } = useSending();
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => router.invalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isChecking, router]);

  async function start() {
    const { startLedgerCheck } = await import('../../contract/addresses.gen.ts');
    if ((await send(() => call(startLedgerCheck, {}))) !== null) await router.invalidate();
  }

  return (
    <>
      <Section title={<Trans>Balances</Trans>}>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status">
            {isChecking ? (
              <Trans>The ledger is being checked.</Trans>
            ) : check === null ? (
              <Trans>The ledger hasn't been checked yet.</Trans>
            ) : (
              <Trans>
                Checked <ReaderMoment at={check.checkedAt} zone="UTC" day="with-year" />
              </Trans>
            )}
          </p>
          <Button look="secondary" busy={busy || isChecking} onClick={start}>
            <Trans>Check now</Trans>
          </Button>
        </div>
        <FailureNote failure={failure} />
        {check !== null && <Balances check={check} />}
      </Section>
      {check !== null && <LedgerDifferences check={check} />}
    </>
  );
}

function Balances({ check }: { check: Check }) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="mb-3 text-soft">
        <Trans>
          Amounts at the payment provider are above zero, amounts we owe are below. Together they
          add up to zero.
        </Trans>
      </p>
      <dl className="grid max-w-md rounded-card border border-line bg-raised px-4">
        {check.balances.map(({ account, amount }) => (
          <div
            key={account}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 last:border-b-0"
          >
            <dt>{i18n._(ACCOUNT_NAMES[account])}</dt>
            <dd className="font-semibold">
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <SaveButton onSave={() => downloadBalances(check, i18n)} />
      </div>
    </>
  );
}

function LedgerDifferences({ check }: { check: Check }) {
  const { i18n, t } = useLingui();
  const { differences } = check;
  return (
    <Section title={<Trans>Checks of the ledger</Trans>}>
      {differences.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing differs from payments, refunds, reservations and payouts.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Checks of the ledger`}
          columns={[t`Account or reservation`, t`Expected`, t`Found`]}
          amountsFrom={1}
        >
          {differences.map(({ what, expected, found }) => (
            <tr key={what} className="border-line border-b">
              <td className="py-2 align-top">
                <Code>{what}</Code>
              </td>
              <AmountCell amount={expected} />
              <AmountCell amount={found} />
            </tr>
          ))}
        </DataTable>
      )}
      {differences.length === 0 ? null : (
        <div className="mt-3">
          <SaveButton onSave={() => downloadLedgerDifferences(check, i18n)} />
        </div>
      )}
    </Section>
  );
}
