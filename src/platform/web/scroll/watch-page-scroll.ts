import { beganAtTop } from './began-at-top.ts';
import {
  AT_REST,
  afterOverscroll,
  afterReading,
  OVERSCROLL_MS,
  type PageScroll,
} from './page-scroll.ts';

let memory = AT_REST;
/** Whether there was no listener yet since the document was loaded. */
let isFirst = true;
let clearing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Calls back with the part of the page's scrolling that `select` picks: at once, and whenever it
 * changes. All of the shell shares one passive listener. It renders nothing: a frame of scrolling
 * has no time for that.
 *
 * @returns stops it
 */
export function watchPageScroll<Picked extends boolean | string>(
  select: (scroll: PageScroll) => Picked,
  tell: (picked: Picked) => void,
): () => void {
  if (listeners.size === 0) start();
  let told = select(memory.scroll);
  tell(told);
  const listener = () => {
    const picked = select(memory.scroll);
    if (picked === told) return;
    told = picked;
    tell(picked);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  addEventListener('scroll', read, { passive: true });
  // A page may be scrolled before its scripts run. A new one began at its top, so a person scrolled
  // down; one whose position the browser restored was not scrolled by a person.
  const { scroll, from } = afterReading(AT_REST, reading());
  keep(
    isFirst && beganAtTop() ? { scroll, from } : { scroll: { ...scroll, direction: 'none' }, from },
  );
  isFirst = false;
}

function stop(): void {
  removeEventListener('scroll', read);
  clearTimeout(clearing);
  memory = AT_REST;
}

function read(): void {
  const after = afterReading(memory, reading());
  if (after.scroll.overscrolled) {
    clearTimeout(clearing);
    clearing = setTimeout(() => keep(afterOverscroll(memory)), OVERSCROLL_MS);
  }
  keep(after);
}

function reading() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { y: scrollY, end: scrollHeight - clientHeight };
}

function keep(after: typeof memory): void {
  const changed = after.scroll !== memory.scroll;
  memory = after;
  if (changed) for (const listener of listeners) listener();
}
