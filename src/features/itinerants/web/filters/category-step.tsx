import { Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { NO_CHOICE } from '#market/calendar/late.web.ts';
import { ChoiceCard } from '#market/search/late.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { useFilterScope, useFilters } from './filter-form.ts';

const PRESS = 'min-h-11 font-semibold text-ink underline underline-offset-4';

/** One of the 18 categories, or any. */
export function CategoryStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures } = useFilterScope();
  return (
    <div className="grid gap-3">
      <CountedDates />
      <fieldset
        aria-label={t`Category`}
        className="grid min-w-0 gap-2 min-[30rem]:grid-cols-2 sm:grid-cols-3"
      >
        <ChoiceCard
          name="category"
          isChosen={values.category === null}
          onChoose={() => change({ category: null })}
          label={<Trans>Any category</Trans>}
        />
        {ITINERANT_CATEGORIES.map((id) => {
          const { Icon, label } = ITINERANT_LINES[id];
          return (
            <ChoiceCard
              key={id}
              name="category"
              isChosen={values.category === id}
              onChoose={() => change({ category: id })}
              icon={<Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />}
              label={i18n._(label)}
              remaining={figures?.categories[id]}
              // The counts are for the dates of a later step, which the user hasn't chosen yet.
              canBeEmpty
            />
          );
        })}
      </fieldset>
    </div>
  );
}

/** The dates of the counts: the default dates leave few results, and are easily missed. */
function CountedDates() {
  const { i18n } = useLingui();
  const { values, change, goTo } = useFilters();
  const { start, end } = values.range;
  if (start === null || end === null) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span>
          <Trans>Numbers for any dates</Trans>
        </span>
        <button type="button" onClick={() => goTo('date')} className={PRESS}>
          <Trans>Choose dates</Trans>
        </button>
      </p>
    );
  }
  const days = formatDayRange(start, end, i18n.locale, 'short');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <span>
        <Trans>Numbers for {days}</Trans>
      </span>
      <button type="button" onClick={() => goTo('date')} className={PRESS}>
        <Trans>Change dates</Trans>
      </button>
      <button type="button" onClick={() => change({ range: NO_CHOICE })} className={PRESS}>
        <Trans>Any dates</Trans>
      </button>
    </p>
  );
}
