import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { showToast } from '#platform/web/ui/toast.ts';

/** In place of a dialog whose code could not be fetched: it says so and gives way. */
export function DialogUnavailable({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const text = t`We couldn't load this. Check your connection and try again.`;
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    showToast('error', text);
    onClose();
  }, [text, onClose]);
  return null;
}
