import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * Lets plain links to our own pages change the page without loading it anew. A `Link` for each of
 * the footer's many would cost every page a good part of its rendering.
 */
export function useFollowLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter();
  return (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || link?.hasAttribute('data-plain')) return;
    event.preventDefault();
    void router.navigate({ href });
  };
}
