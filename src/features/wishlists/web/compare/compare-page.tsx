import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { HOME_COUNTS } from '#domain/home-counts.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { ComparedListings } from '../page-data.ts';
import { type CompareSearch, compareSearch } from './compare-search.ts';
import { CompareTable } from './compare-table.tsx';

/** Listings of one kind side by side, for the dates of the address. */
export function ComparePage({
  params,
  compared,
}: {
  params: UrlParams;
  compared: ComparedListings;
}) {
  const search = useSearchIn(compareSearch, params);
  return (
    <div className="content-width grid gap-8 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Compare side by side</Trans>
      </h1>
      <DatesForm key={JSON.stringify(search)} search={search} />
      {compared.kind === null ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <EmptyScene name="empty-homes" />
          <p className="max-w-prose text-soft">
            <Trans>None of these are offered any more.</Trans>
          </p>
        </div>
      ) : (
        <CompareTable kind={compared.kind} items={compared.items} search={search} />
      )}
    </div>
  );
}

/** The dates and guests that all columns are priced for. */
function DatesForm({ search }: { search: CompareSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const [startDate, endDate] = [text('startDate'), text('endDate')];
    if (startDate === '' || startDate >= endDate) {
      setError(t`Choose a departure after the arrival.`);
      return;
    }
    const next = { listings: search.listings, startDate, endDate, guestCount: text('guestCount') };
    void navigate({ to: '/wishlists/compare', search: next, replace: true });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-4"
    >
      <TextField
        type="date"
        name="startDate"
        label={<Trans>Arrival</Trans>}
        defaultValue={search.startDate ?? ''}
      />
      <TextField
        type="date"
        name="endDate"
        label={<Trans>Departure</Trans>}
        defaultValue={search.endDate ?? ''}
        error={error}
      />
      <TextField
        type="number"
        name="guestCount"
        label={<Trans>Guests</Trans>}
        inputMode="numeric"
        min={1}
        max={HOME_COUNTS.guestCount.max}
        defaultValue={search.guestCount ?? '1'}
      />
      <div className="self-end">
        <Button type="submit" wide>
          <Trans>Show prices</Trans>
        </Button>
      </div>
    </form>
  );
}
