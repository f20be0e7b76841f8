import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from '#platform/web/ui/icons.ts';
import { opensSectionDialog } from './open-section-dialog.ts';
import type { SectionBar } from './section-bars.ts';

/** The round button of the filters (spec 1 §2.2), with the number of active ones. */
export function FiltersButton({ bar }: { bar: SectionBar }) {
  const { t, i18n } = useLingui();
  const count = bar.codec.useActiveCount();
  const { query } = bar.codec.useAsked();
  return (
    <a
      href={`${bar.formPath}${query === '' ? '' : `?${query}`}#filters`}
      {...opensSectionDialog(bar.filters)}
      aria-label={
        count === 0 ? t`Filters` : t`Filters, ${plural(count, { one: '# on', other: '# on' })}`
      }
      className="relative grid size-11 flex-none place-items-center rounded-pill border border-line hover:border-line-strong hover:bg-sunken"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      {count === 0 ? null : (
        <span className="absolute -end-1 -top-1 grid h-5 min-w-5 place-items-center rounded-pill bg-ember px-1 font-semibold text-on-ember text-xs tabular-nums">
          {i18n.number(count)}
        </span>
      )}
    </a>
  );
}
