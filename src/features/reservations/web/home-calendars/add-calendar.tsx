import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { FEED_ADDRESS, FEED_NAME } from '#domain/calendar-feeds.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { addCalendar } from '../../contract/addresses.gen.ts';
import type { HomeCalendars } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';

/** A name that hosts know; the same in every language. */
const EXAMPLE = 'Airbnb';

/** Adds a calendar by its name and address. */
export function AddCalendar({
  listingId,
  onAdd,
}: {
  listingId: string;
  onAdd(answer: HomeCalendars): void;
}) {
  const { t } = useLingui();
  const { busy, refusal, attempt } = useAttempt();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const fields = refusal?.problem?.fields ?? {};
  const isAtField = 'name' in fields || 'address' in fields;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isIncomplete = name.trim() === '' || address.trim().length < FEED_ADDRESS.min;
    setMissing(isIncomplete);
    if (isIncomplete) return;
    await attempt(async () => {
      onAdd(await call(addCalendar, { params: { id: listingId }, body: { name, address } }));
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          name="name"
          label={<Trans>Name</Trans>}
          placeholder={EXAMPLE}
          maxLength={FEED_NAME.max}
          autoComplete="off"
          value={name}
          error={isMissing && name.trim() === '' ? t`Please enter a name.` : fields.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          name="address"
          label={<Trans>Calendar address</Trans>}
          hint={<Trans>Copy it from “Export calendar” or “Sync calendars” there.</Trans>}
          type="url"
          inputMode="url"
          dir="ltr"
          spellCheck={false}
          maxLength={FEED_ADDRESS.max}
          autoComplete="off"
          value={address}
          error={
            isMissing && address.trim().length < FEED_ADDRESS.min
              ? t`Please enter the calendar's address.`
              : fields.address
          }
          onChange={(event) => setAddress(event.target.value)}
        />
      </div>
      <RefusalNote refusal={isAtField ? null : refusal} />
      <Button type="submit" look="secondary" busy={busy} className="sm:w-fit">
        <Trans>Add calendar</Trans>
      </Button>
    </form>
  );
}
