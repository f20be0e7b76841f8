import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Unfolds the question that the address names, now and whenever it names another. */
export function useOpenedQuestion(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (hash === '') return;
    const question = document.getElementById(hash)?.closest('details');
    if (question == null) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}
