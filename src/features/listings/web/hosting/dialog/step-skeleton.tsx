/** In place of what is on its way, of about its size. */
export function StepSkeleton() {
  return <div aria-hidden="true" className="h-72 animate-pulse rounded-card bg-sunken" />;
}
