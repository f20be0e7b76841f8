import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';

/** The private address of a calendar, to be copied. */
export function CalendarAddress({
  url,
  hint,
  beside,
}: {
  url: string;
  hint: ReactNode;
  /** Beside the button that copies it. */
  beside?: ReactNode;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);

  function select(): void {
    box.current?.querySelector('input')?.select();
  }

  async function copy(): Promise<void> {
    try {
      await copyText(url);
      showToast('success', t`Link copied`);
    } catch {
      // Without permission, and over plain HTTP, browsers only allow copying by hand.
      select();
      showToast(
        'error',
        t`Your browser didn't let us copy. The link is selected, so you can copy it yourself.`,
      );
    }
  }

  return (
    <div ref={box} className="grid gap-4">
      <TextField
        label={<Trans>Calendar link</Trans>}
        value={url}
        readOnly
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        onFocus={select}
        className="text-sm"
        hint={hint}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        {beside}
      </div>
    </div>
  );
}
