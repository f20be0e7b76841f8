import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';

/** An address to be copied, or handed to the program that keeps calendars on this device. */
export function FeedAddress({ url }: { url: string }) {
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
      // Without permission, and over plain HTTP, a browser lets a person alone copy.
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
        hint={
          <Trans>
            In Google Calendar, choose “Other calendars”, then “From URL”. Most calendars check for
            changes every few hours.
          </Trans>
        }
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
          <Trans>Open in calendar app</Trans>
        </a>
      </div>
    </div>
  );
}
