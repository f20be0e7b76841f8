import { Trans } from '@lingui/react/macro';
import { TABLE_CELL } from '#platform/web/ui/data-table.tsx';
import { Money } from '../money/money.tsx';

/** An amount; null where the movement is missing. */
export function AmountCell({ amount }: { amount: number | null }) {
  return (
    <td className={`${TABLE_CELL} text-end`}>
      {amount === null ? (
        <span className="text-danger">
          <Trans>Missing</Trans>
        </span>
      ) : (
        <Money amount={amount} />
      )}
    </td>
  );
}
