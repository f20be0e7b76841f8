import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';

/** A panel that opens below its bar and lets the page go on around it. */
export interface Panel {
  readonly isOpen: boolean;
  open(): void;
  /** Hands the keyboard back to the button where it was inside of what closes. */
  close(): void;
  toggle(): void;
  /** Of the frame: Escape closes, and the keyboard is at the button. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * @param frame around the bar and its panel; a press outside of it closes the panel
 * @param panelId of the panel's element while it is open
 */
export function usePanel(frame: RefObject<HTMLElement | null>, panelId: string): Panel {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && frame.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, frame]);

  const focusButton = () =>
    frame.current?.querySelector<HTMLElement>('[data-opens-panel]')?.focus();

  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      if (document.getElementById(panelId)?.contains(document.activeElement)) focusButton();
    },
    toggle: () => setOpen((wasOpen) => !wasOpen),
    onKeyDown(event) {
      if (pressedKey(event) !== 'Escape' || !isOpen || event.defaultPrevented) return;
      setOpen(false);
      focusButton();
    },
  };
}
