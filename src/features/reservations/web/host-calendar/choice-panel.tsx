import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import type { AttemptRefusal } from '../dialogs/use-attempt.ts';
import { type ChosenNights, chosenNights, type HostNights } from './host-nights.ts';
import { type NewTerms, TermsForm } from './terms-form.tsx';
import type { NightChoice } from './use-night-choice.ts';

/** The selected nights and the actions for them. */
export function ChoicePanel({
  choice,
  nights,
  busy,
  refusal,
  onChange,
  onPrice,
  onClear,
}: {
  choice: NightChoice | null;
  nights: HostNights;
  busy: boolean;
  refusal: AttemptRefusal | null;
  onChange(nights: readonly DateText[], blocked: boolean): void;
  onPrice(nights: readonly DateText[], terms: NewTerms): void;
  onClear(): void;
}) {
  const { i18n } = useLingui();
  const [isPricing, setPricing] = useState(false);
  if (choice === null) {
    return (
      <div className="grid gap-3 max-lg:hidden">
        <p role="status" className="sr-only" />
        <RefusalNote refusal={refusal} />
        <h2 className="font-bold text-lg">
          <Trans>Choose nights</Trans>
        </h2>
        <p className="text-soft text-sm">
          <Trans>
            Drag across nights, or press the first and the last. With the keyboard, hold Shift and
            use the arrow keys.
          </Trans>
        </p>
      </div>
    );
  }
  const chosen = chosenNights(nights, choice.from, choice.to);
  const [first, last] =
    choice.from < choice.to ? [choice.from, choice.to] : [choice.to, choice.from];
  const all = [...chosen.open, ...chosen.blocked, ...chosen.taken].sort();
  return (
    <div className="grid gap-3">
      <div role="status">
        <h2 className="font-bold text-lg">
          <Plural value={Object.values(chosen).flat().length} one="# night" other="# nights" />
        </h2>
        <p className="text-sm">{formatDayRange(first, last, i18n.locale, 'weekday')}</p>
        <Notes chosen={chosen} nights={nights} />
      </div>
      {isPricing ? (
        <TermsForm
          // Other nights, other terms.
          key={`${first} ${last}`}
          nights={nights}
          chosen={all}
          busy={busy}
          onSave={(terms) => onPrice(all, terms)}
          onCancel={() => setPricing(false)}
        />
      ) : null}
      <div className={`flex flex-wrap gap-2 lg:grid ${isPricing ? 'hidden lg:hidden' : ''}`}>
        <Button look="secondary" onClick={() => setPricing(true)}>
          <Trans>Set price or minimum stay</Trans>
        </Button>
        {chosen.open.length > 0 ? (
          <Button busy={busy} onClick={() => onChange(chosen.open, true)}>
            <Plural value={chosen.open.length} one="Block # night" other="Block # nights" />
          </Button>
        ) : null}
        {chosen.blocked.length > 0 ? (
          <Button
            look={chosen.open.length > 0 ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => onChange(chosen.blocked, false)}
          >
            <Plural value={chosen.blocked.length} one="Open # night" other="Open # nights" />
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </div>
      <RefusalNote refusal={refusal} />
    </div>
  );
}

function Notes({ chosen, nights }: { chosen: ChosenNights; nights: HostNights }) {
  const { capacity } = nights.calendar;
  const isShared = chosen.open.some((night) => nights.countLeft(night) < capacity);
  return (
    <>
      {chosen.taken.length > 0 ? (
        <p className="mt-1 text-soft text-sm">
          <Plural
            value={chosen.taken.length}
            one="# night is booked and stays as it is."
            other="# nights are booked and stay as they are."
          />
        </p>
      ) : null}
      {isShared ? (
        <p className="mt-1 text-soft text-sm">
          <Trans>Guests who have a room keep it. Blocking closes the rooms that are left.</Trans>
        </p>
      ) : null}
    </>
  );
}
