import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ResumeDraft, StepSkeleton } from '#features/listings/hosting.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { type Beginning, draftOf, editOf, newHome } from './beginnings.ts';
import { HostingWizard } from './hosting-wizard.tsx';
import { drafts, loadStart, type Start } from './load-start.ts';
import { takePrefill } from './prefill-once.ts';

/** Host Your Co-Living! (spec 3 §2.3, §4): makes a home, or edits the one of `actionId`. */
export default function HostingDialog({ parameters, onClose }: DialogProps<'property'>) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const actionId = parameters?.actionId;
  const [tries, setTries] = useState(0);
  const [start, setStart] = useState<Start | 'coming' | 'failed'>('coming');
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const isSignedIn = me !== null;
  const failedText = t`Failed to fetch listing data.`;
  const filledText = t`Form pre-filled with your previous listing data!`;

  /** A new home, filled in once from the last one, which is said (spec 3 §4). */
  function begin({ recent }: Extract<Start, { mode: 'create' }>) {
    const isFilledIn = recent !== null && me !== null && takePrefill(me.id);
    setBeginning(newHome(isFilledIn ? recent : null));
    if (isFilledIn) showToast('success', filledText);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    if (!isSignedIn) {
      openSignIn('login', { action: 'create', subject: 'property' });
      return;
    }
    let gone = false;
    setStart('coming');
    loadStart(actionId).then(
      (loaded) => {
        if (gone) return;
        setStart(loaded);
        if (loaded.mode === 'edit') setBeginning(editOf(loaded.stored));
        else if (loaded.draft === null) begin(loaded);
      },
      () => {
        if (gone) return;
        setStart('failed');
        showToast('error', failedText);
      },
    );
    return () => {
      gone = true;
    };
  }, [actionId, isSignedIn, tries]);

  if (beginning !== null && typeof start === 'object') {
    return (
      <HostingWizard
        key={beginning.key}
        beginning={beginning}
        choices={start.choices}
        onBegin={setBeginning}
        onClose={onClose}
      />
    );
  }
  if (typeof start === 'object' && start.mode === 'create' && start.draft !== null) {
    const { draft } = start;
    return (
      <ResumeDraft
        title={<Trans>Host Your Co-Living!</Trans>}
        lead={<Trans>You were in the middle of listing a home.</Trans>}
        draft={draft}
        onClose={onClose}
        onResume={() => setBeginning(draftOf(draft))}
        onStartAnew={() => {
          // What can't be thrown away now is offered once more, and that is all.
          drafts.drop().catch(() => {});
          begin(start);
        }}
      />
    );
  }
  return (
    <Dialog title={<Trans>Host Your Co-Living!</Trans>} size="wide" tall onClose={onClose}>
      {start === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            <Trans>Failed to fetch listing data.</Trans>
          </p>
          <Button look="secondary" onClick={() => setTries(tries + 1)}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="sr-only">
            <Trans>One moment</Trans>
          </span>
          <StepSkeleton />
        </div>
      )}
    </Dialog>
  );
}
