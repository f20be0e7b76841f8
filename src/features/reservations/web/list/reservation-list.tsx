import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReservationRow } from '../../contract.ts';
import type { ReservationListData } from '../page-data.ts';
import { groupRows } from './group-rows.ts';

interface Notice {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** A page of reservations in groups; past ones come last. */
export function ReservationList<Row extends ReservationRow>({
  data,
  viewer,
  card,
  title,
  signedOut,
  empty,
  groups,
  beforeAll,
  beforePast,
}: {
  data: ReservationListData<Row> | null;
  viewer: 'guest' | 'host';
  /**
   * Renders a reservation. `readAt` is when the data were read, `eager` whether it is in the first
   * view.
   */
  card: (row: Row, readAt: string, eager: boolean) => ReactNode;
  title: ReactNode;
  /** Shown instead of the list to signed-out visitors. */
  signedOut: Notice;
  /** Shown instead of empty groups, with a link to continue. */
  empty: Notice & { readonly way: ReactNode };
  /** The groups before the past ones, in their order; the pictures of the first load at once. */
  groups: readonly {
    readonly name: 'todo' | 'waiting' | 'upcoming';
    readonly title: ReactNode;
  }[];
  /** Between the title and the list. */
  beforeAll?: ReactNode;
  /** Content between upcoming and past reservations; nothing while the list is empty. */
  beforePast?: ReactNode;
}) {
  if (data === null) return <LogInFirst title={signedOut.title}>{signedOut.text}</LogInFirst>;
  const { items, readAt } = data;
  const rows = groupRows(items, viewer, readAt);
  return (
    <div className="content-width grid max-w-5xl gap-10 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-3xl">{title}</h1>
        {items.length > 0 ? <DetailsButton reservations={items} /> : null}
      </header>
      {beforeAll}
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <h2 className="font-bold text-xl">{empty.title}</h2>
          <p className="max-w-prose text-soft">{empty.text}</p>
          {empty.way}
        </div>
      ) : null}
      {groups.map((group, at) => (
        <RowSection
          key={group.name}
          title={group.title}
          rows={rows[group.name]}
          card={(row, eager) => card(row, readAt, eager)}
          eager={at === 0}
          whole={group.name !== 'upcoming'}
        />
      ))}
      {items.length === 0 ? null : beforePast}
      <RowSection
        title={<Trans>Past</Trans>}
        rows={rows.past}
        card={(row, eager) => card(row, readAt, eager)}
      />
    </div>
  );
}

/** Opens the table of all reservations of a page. */
function DetailsButton({ reservations }: { reservations: readonly ReservationRow[] }) {
  const prepare = () => preloadDialog('details');
  return (
    <button
      type="button"
      className="min-h-11 font-semibold text-sm underline underline-offset-4"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openDialog('details', { reservations })}
    >
      <Trans>Reservation details</Trans>
    </button>
  );
}

/** Cards of a folded section before "Show all". */
const SHOWN_AT_FIRST = 8;

/** A titled group of reservations; nothing if it is empty. */
function RowSection<Row extends ReservationRow>({
  title,
  rows,
  card,
  eager = false,
  whole = false,
}: {
  title: ReactNode;
  rows: readonly Row[];
  /** Renders a reservation. `eager` is whether its picture is in the first view. */
  card: (row: Row, eager: boolean) => ReactNode;
  /** Whether its pictures are in the first view. */
  eager?: boolean;
  /** Whether nothing is collapsed, since each entry awaits an answer. */
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
