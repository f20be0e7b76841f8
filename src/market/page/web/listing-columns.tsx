import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A listing's page below its pictures: on a wide screen the price stays beside what is read. */
export function ListingColumns({
  first,
  price,
  rest,
}: {
  /** What stands before the price where all is one column. */
  first: ReactNode;
  price: ReactNode;
  rest: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <div>{first}</div>
      <aside
        aria-label={t`Price`}
        className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
      >
        {price}
      </aside>
      <div className="mt-8 lg:mt-0">{rest}</div>
    </div>
  );
}
