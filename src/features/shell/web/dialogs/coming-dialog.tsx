import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** In place of a dialog that isn't there yet: what will be, and what can be done until then. */
export default function ComingDialog({ name, onClose }: { name: string; onClose(): void }) {
  const { title, text } = wordsOf(name);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <a href="/support/hosting-resources" className={buttonClass('secondary')}>
            <Trans>Hosting resources</Trans>
          </a>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      <p className="text-lg">{text}</p>
    </Dialog>
  );
}

function wordsOf(name: string): { title: ReactNode; text: ReactNode } {
  switch (name) {
    case 'experience':
      return {
        title: <Trans>Experiences are coming soon</Trans>,
        text: (
          <Trans>
            Soon you'll be able to host a workshop, a dinner or a walk here. Until then, read how
            hosting works.
          </Trans>
        ),
      };
    default:
      return {
        title: <Trans>Coming soon</Trans>,
        text: <Trans>It isn't ready yet, but you'll find it right here.</Trans>,
      };
  }
}
