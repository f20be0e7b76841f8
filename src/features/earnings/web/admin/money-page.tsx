import { Trans, useLingui } from '@lingui/react/macro';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Code, DataTable } from '#platform/web/ui/data-table.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { MoneyOverview } from '../../contract.ts';
import { AmountCell } from './amount-cell.tsx';
import { downloadProviderDifferences } from './download-money.ts';
import { LedgerCheck } from './ledger-check.tsx';
import { MOVEMENT_NAMES, PROVIDER_NAMES } from './names.ts';

/** For staff: the balances of the ledger, and what differs. */
export function MoneyPage({
  money,
}: {
  /** Null where the console asks for something first. */
  money: MoneyOverview | null;
}) {
  if (money === null) return null;
  return (
    <div className="content-width grid max-w-6xl gap-8 py-8">
      <div className="grid gap-2">
        <h1 className="font-bold text-3xl">
          <Trans>Money</Trans>
        </h1>
      </div>
      <LedgerCheck check={money.check} isChecking={money.isChecking} />
      <ProviderDifferences
        differences={money.providerDifferences}
        comparisons={money.comparisons}
      />
    </div>
  );
}

function ProviderDifferences({
  differences,
  comparisons,
}: {
  differences: MoneyOverview['providerDifferences'];
  comparisons: MoneyOverview['comparisons'];
}) {
  const { t, i18n } = useLingui();
  return (
    <Section title={<Trans>Comparison with the provider</Trans>}>
      <p className="mb-3 text-soft">
        <Trans>
          Every night, the provider's lists are compared with ours. Nothing is corrected
          automatically; a difference that's gone the next night is settled.
        </Trans>
      </p>
      {comparisons.length === 0 ? (
        <p className="mb-3">
          <Trans>Nothing has been compared yet.</Trans>
        </p>
      ) : (
        <ul className="mb-3 grid gap-1 text-sm">
          {comparisons.map(({ provider, kind, endedAt }) => (
            <li key={`${provider} ${kind}`}>
              <span className="font-semibold">{i18n._(MOVEMENT_NAMES[kind].list)}</span>
              <span>{' · '}</span>
              <span translate="no">{PROVIDER_NAMES[provider]}</span>
              <span>{' · '}</span>
              <ReaderMoment at={endedAt} zone="UTC" day="with-year" />
            </li>
          ))}
        </ul>
      )}
      {differences.length === 0 ? (
        <p className="text-soft">
          <Trans>No open differences.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Comparison with the provider`}
          columns={[t`Movement`, t`Here`, t`At the provider`]}
          amountsFrom={1}
        >
          {differences.map((difference) => (
            <Difference key={difference.id} difference={difference} />
          ))}
        </DataTable>
      )}
      {differences.length === 0 ? null : (
        <div className="mt-3">
          <SaveButton onSave={() => downloadProviderDifferences(differences, i18n)} />
        </div>
      )}
    </Section>
  );
}

function Difference({
  difference: { provider, kind, reference, ours, theirs, movedAt, settledAt },
}: {
  difference: MoneyOverview['providerDifferences'][number];
}) {
  const { i18n } = useLingui();
  return (
    <tr className={`border-line border-b ${settledAt === null ? '' : 'text-soft'}`}>
      <td className="grid gap-0.5 py-2">
        <span>
          <span className="font-semibold">{i18n._(MOVEMENT_NAMES[kind].one)}</span>
          <span>{' · '}</span>
          <span translate="no">{PROVIDER_NAMES[provider]}</span>
        </span>
        <Code>{reference}</Code>
        <span className="text-soft">
          <ReaderMoment at={movedAt} zone="UTC" day="with-year" />
        </span>
        {settledAt === null ? (
          <span className="text-danger">
            <Trans>Not settled</Trans>
          </span>
        ) : (
          <span>
            <Trans>
              Settled <ReaderMoment at={settledAt} zone="UTC" day="with-year" />
            </Trans>
          </span>
        )}
      </td>
      <AmountCell amount={ours} />
      <AmountCell amount={theirs} />
    </tr>
  );
}
