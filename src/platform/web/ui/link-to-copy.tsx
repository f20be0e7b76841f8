import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { showToast } from './toast.ts';

/** A link in a field of its own, with a button that copies it. */
export function LinkToCopy({
  label,
  url,
  hint,
  beside,
}: {
  label: ReactNode;
  url: string;
  hint?: ReactNode;
  /** Beside the button that copies it. */
  beside?: ReactNode;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const select = () => box.current?.querySelector('input')?.select();

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
        label={label}
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
