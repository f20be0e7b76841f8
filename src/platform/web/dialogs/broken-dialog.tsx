import { useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '#platform/web/ui/toast.ts';
import { closeDialog } from './dialogs.ts';

/** A dialog that failed shows so and can be closed; the page below it stays as it is. */
export function BrokenDialog({ reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const text = t`This stopped working. Drafts are kept; anything else you typed here is lost.`;
  useEffect(() => {
    showToast('error', text);
    closeDialog();
    reset();
  }, [text, reset]);
  return null;
}
