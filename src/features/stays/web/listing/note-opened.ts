import { call } from '#platform/web/api/client.ts';

/** Path of the last page that was counted: the server counts the one that the document is of. */
let counted = import.meta.env.SSR ? '' : location.pathname;

/** Has a home counted whose page is opened in this document, however often its address changes. */
export function noteOpened(id: string): void {
  const path = `/listings/${id}`;
  if (import.meta.env.SSR || path === counted) return;
  counted = path;
  // Nothing waits for it, and a view that is not counted is no error.
  note(id).catch(() => {});
}

/** Has the next home counted, also the same one. */
export function noteLeft(): void {
  if (!import.meta.env.SSR) counted = '';
}

async function note(id: string): Promise<void> {
  const { noteView } = await import('../../contract/addresses.gen.ts');
  await call(noteView, { params: { id } }, { background: true, keepalive: true });
}
