import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { showToast } from '#platform/web/ui/toast.ts';
import { closeDialog } from './dialogs.ts';

/** A dialog that breaks gives way, and the page below it stays as it is. */
export function DialogBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => null} errorComponent={BrokenDialog}>
      {children}
    </CatchBoundary>
  );
}

function BrokenDialog({ reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const text = t`This stopped working. Drafts are kept; anything else you typed here is lost.`;
  useEffect(() => {
    showToast('error', text);
    closeDialog();
    reset();
  }, [text, reset]);
  return null;
}
