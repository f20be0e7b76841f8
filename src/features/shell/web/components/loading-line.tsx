import { useRouterState } from '@tanstack/react-router';

/** A line over a page while the next one takes long; screen readers hear of the page that comes. */
export function LoadingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      aria-hidden="true"
      className="fade-in-late pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-ember-tint"
    >
      <div className="loading-line h-full w-2/5 bg-ember" />
    </div>
  );
}
