import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import { searchFromFilters, withoutFilters } from './filter-form-values.ts';
import { useAskedSearch } from './search-form.tsx';

/** The filters of the homes; what they say is in the URL (spec 1 §2.2). */
export default function FiltersDialog({ onClose }: DialogProps<'stay-filters'>) {
  const navigate = useNavigate();
  const formId = useId();
  const { refined } = useAskedSearch();
  const [crossed, setCrossed] = useState(false);

  function show(search: StaySearch) {
    // The dialog's own entry in the history becomes that of the results.
    void navigate({ to: '/', search: formatStaySearch(search), replace: true });
    queueMicrotask(onClose);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') values[name] = value;
    }
    const asked = searchFromFilters(refined, values);
    if ('search' in asked) show(asked.search);
    else {
      setCrossed(true);
      event.currentTarget.querySelector<HTMLElement>('[name=minPrice]')?.focus();
    }
  }

  return (
    <Dialog
      title={<Trans>Filters</Trans>}
      size="medium"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="quiet" onClick={() => show(withoutFilters(refined))}>
            <Trans>Clear filters</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Show homes</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={onSubmit} onChange={() => setCrossed(false)}>
        <FilterFields
          search={refined}
          duration={refined.pricingDuration}
          {...(crossed
            ? { priceError: <Trans>The lowest price is above the highest one.</Trans> }
            : {})}
        />
      </form>
    </Dialog>
  );
}
