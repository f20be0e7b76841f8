/**
 * Copies a text. Browsers provide no clipboard to pages without TLS, as on a network at home; there
 * the text is selected and copied.
 *
 * @throws where the browser allows copying by the user alone
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) copySelected(text);
  else await clipboard.writeText(text);
}

function copySelected(text: string): void {
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', fill, { capture: true });
  try {
    if (!document.execCommand('copy')) throw new Error('the browser does not let this page copy');
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
}
