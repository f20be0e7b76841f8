/**
 * Lets the transition between two pages be skipped, as it is when the next step comes before it
 * ended: its promises refuse then, and the router, which waits for none of the two, leaves them as
 * errors that nobody caught. Once, before there is a router.
 */
export function allowSkippedTransitions(): void {
  const start = Document.prototype.startViewTransition;
  if (start === undefined) return;
  Document.prototype.startViewTransition = function (...given) {
    const transition = start.apply(this, given);
    for (const end of [transition.ready, transition.finished]) end.catch(() => {});
    return transition;
  };
}
