import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Failure } from '#platform/web/pages/late-error.tsx';
import { reopenDialog } from '#platform/web/parts/restore-page.ts';
import { endFailure } from '#platform/web/parts/saved-page.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { closeDialog } from './dialogs.ts';

/** Milliseconds that a dialog is offered again. */
const OFFER_MS = 20_000;

/**
 * A dialog that failed shows so and is closed; the page below it stays as it is. It opens again with
 * what was typed, where its parameters are plain data.
 */
export function BrokenDialog({ page, reset }: Failure) {
  const { t } = useLingui();
  const kept = t`This stopped working. What you typed is kept.`;
  const lost = t`This stopped working. Drafts are kept; anything else you typed here is lost.`;
  const again = t`Open it again`;
  useEffect(() => {
    if (page === null || page.dialog === null) showToast('error', lost);
    else {
      showToast('error', kept, { label: again, ms: OFFER_MS, onPress: () => reopenDialog(page) });
    }
    endFailure();
    closeDialog();
    reset();
  }, [page, kept, lost, again, reset]);
  return null;
}
