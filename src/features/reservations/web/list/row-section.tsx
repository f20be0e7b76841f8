import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReservationRow } from '../../contract.ts';

/** Cards of a folded section before "Show all". */
const SHOWN_AT_FIRST = 8;

/** A titled group of reservations; none, no section. */
export function RowSection<Row extends ReservationRow>({
  title,
  rows,
  card,
  eager = false,
  whole = false,
}: {
  title: ReactNode;
  rows: readonly Row[];
  /** Draws one of them, told whether its picture stands in the first view. */
  card: (row: Row, eager: boolean) => ReactNode;
  /** Its pictures stand in the first view. */
  eager?: boolean;
  /** Nothing of it is folded away: somebody waits for each answer. */
  whole?: boolean;
}) {
  const titleId = useId();
  const [all, setAll] = useState(whole);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="font-bold text-xl">
        {title}
      </h2>
      <ul className="grid gap-4">
        {shown.map((row) => (
          <li key={row.id}>{card(row, eager)}</li>
        ))}
      </ul>
      {shown.length < rows.length ? (
        <Button look="secondary" className="justify-self-start" onClick={() => setAll(true)}>
          <Trans>Show all {rows.length}</Trans>
        </Button>
      ) : null}
    </section>
  );
}
