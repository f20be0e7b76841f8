/**
 * Lets the transition between two pages be skipped, as happens when the next one starts before it
 * ended: its promises reject then, and the router, which awaits neither, leaves them as unhandled
 * errors. Called once, before there is a router.
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
