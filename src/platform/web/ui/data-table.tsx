import type { ReactNode } from 'react';

/** Classes of a cell that isn't the first of its row. */
export const TABLE_CELL = 'py-2 ps-3 align-top';

/**
 * A table that scrolls sideways on its own where it is too wide.
 *
 * @param amountsFrom the index of the first column of amounts, which stand at the end; none by
 * default
 */
export function DataTable({
  label,
  columns,
  amountsFrom = columns.length,
  children,
}: {
  label: string;
  columns: readonly string[];
  amountsFrom?: number;
  children: ReactNode;
}) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised px-4">
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line-strong border-b text-soft">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${index === 0 ? 'py-2' : TABLE_CELL} ${index < amountsFrom ? 'text-start' : 'text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** An id or a code, which is the same in each language. */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" translate="no" className="break-all font-mono text-xs">
      {children}
    </bdi>
  );
}
