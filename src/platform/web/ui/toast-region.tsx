import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
import type { Theme } from '#platform/web/scope/page-scope.ts';
import { X } from '#platform/web/ui/icon.ts';
import { CircleAlert, CircleCheck, Info } from '#platform/web/ui/icons.ts';
import { onTopModal, topModal } from './modal-stack.ts';

/** Under the bar of a page, and at the top of a dialog: clear of prices, codes and buttons. */
const OFFSET = { top: 'var(--toast-top)' };
const ICON = { 'aria-hidden': true, className: 'size-5' } as const;
const ICONS = {
  success: <CircleCheck {...ICON} />,
  error: <CircleAlert {...ICON} />,
  info: <Info {...ICON} />,
  close: <X {...ICON} />,
};
/** Without the library's own styles, for the style of the rest of the product. */
const LOOK = {
  unstyled: true,
  classNames: {
    // In a dialog, narrow enough to leave its close button free.
    toast:
      'in-[dialog]:max-sm:w-[calc(100%-5rem)]! in-[dialog]:sm:inset-x-0 in-[dialog]:sm:mx-auto in-[dialog]:sm:w-80 flex min-h-14 w-(--width) flex-wrap items-start gap-x-3 rounded-card border border-line bg-raised py-3.5 ps-4 pe-13 font-sans text-base text-ink shadow-float data-[expanded=false]:data-[front=false]:*:opacity-0',
    icon: 'mt-0.5 flex-none',
    // All of the first row: next to an action the text would have room for a few letters.
    content: 'min-w-0 flex-1 basis-[calc(100%-2.25rem)]',
    // Several lines where it lists several things.
    title: 'whitespace-pre-line font-semibold',
    actionButton:
      'ms-5 -mb-2 min-h-11 max-w-full flex-none rounded-pill px-3 text-start font-semibold text-ember underline underline-offset-4 hover:bg-sunken',
    success: '[&_[data-icon]]:text-pine',
    error: '[&_[data-icon]]:text-danger',
    info: '[&_[data-icon]]:text-ember',
    closeButton:
      'absolute end-1.5 top-1.5 grid size-11 place-items-center rounded-pill bg-transparent! text-soft hover:bg-sunken! hover:text-ink',
  },
};

/**
 * The live region of toasts. Under a modal dialog nothing can be seen, clicked or heard, so while
 * one is open the region is within it.
 *
 * @param label of the region
 * @param closeLabel of a toast's close button
 */
export function ToastRegion({
  theme,
  dir,
  label,
  closeLabel,
}: {
  theme: Theme;
  dir: 'ltr' | 'rtl';
  label: string;
  closeLabel: string;
}) {
  const [region] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const place = () => {
      const parent = topModal() ?? document.body;
      if (region.parentElement !== parent) parent.append(region);
    };
    place();
    const stop = onTopModal(place);
    return () => {
      stop();
      region.remove();
    };
  }, [region]);
  return createPortal(
    <Sonner
      theme={theme}
      dir={dir}
      position="top-center"
      offset={OFFSET}
      mobileOffset={OFFSET}
      icons={ICONS}
      toastOptions={{ ...LOOK, closeButtonAriaLabel: closeLabel }}
      customAriaLabel={label}
      closeButton
    />,
    region,
  );
}
