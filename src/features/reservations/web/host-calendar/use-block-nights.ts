import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { nightsOfRanges } from '#domain/blocked-nights.ts';
import type { DateRange } from '#domain/dates.ts';
import { call } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { blockNights, priceNights } from '../../contract/addresses.gen.ts';
import type { HostCalendar } from '../../contract.ts';
import { useAttempt } from '../dialogs/use-attempt.ts';
import type { NewTerms } from './terms-form.tsx';

/** Milliseconds for which a change can be undone. */
const UNDO_MS = 10_000;

/** The calendar as the last change left it, and how to change it. */
export function useBlockNights(loaded: HostCalendar) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const [changed, setChanged] = useState<{ from: HostCalendar; to: HostCalendar } | null>(null);
  // Newly loaded data includes all earlier changes.
  const calendar = changed?.from === loaded ? changed.to : loaded;

  async function change(nights: readonly DateRange[], blocked: boolean, isUndo = false) {
    const done = await attempt(async () => {
      const answer = await call(blockNights, {
        params: { id: loaded.listing.id },
        body: { nights: [...nights], blocked },
      });
      setChanged({ from: loaded, to: answer.calendar });
      const count = nightsOfRanges(answer.changed).length;
      const text = blocked
        ? t`${plural(count, { one: '# night blocked', other: '# nights blocked' })}`
        : t`${plural(count, { one: '# night opened', other: '# nights opened' })}`;
      if (isUndo || count === 0) showToast('success', text);
      else {
        showToast('success', text, {
          label: t`Undo`,
          ms: UNDO_MS,
          onPress: () => void change(answer.changed, !blocked, true),
        });
      }
    });
    // A guest was faster: their nights are shown before the host tries again.
    if (!done) await router.invalidate();
    return done;
  }

  /** @param isUndo whether it undoes the last change, which itself can't be undone */
  async function price(terms: readonly (DateRange & NewTerms)[], isUndo = false) {
    const done = await attempt(async () => {
      const answer = await call(priceNights, {
        params: { id: loaded.listing.id },
        body: { terms: [...terms] },
      });
      setChanged({ from: loaded, to: answer.calendar });
      const count = nightsOfRanges(terms).length;
      const text = t`${plural(count, { one: '# night changed', other: '# nights changed' })}`;
      if (isUndo) showToast('success', text);
      else {
        showToast('success', text, {
          label: t`Undo`,
          ms: UNDO_MS,
          onPress: () => void price(answer.before, true),
        });
      }
    });
    if (!done) await router.invalidate();
    return done;
  }

  return { calendar, busy, refusal, change, price };
}
