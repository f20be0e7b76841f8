import type { Browser } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

/** As many times slower as Lighthouse makes its phone. */
const SLOWDOWN = 4;
const ROUNDS = 7;
const SETTLE_MS = 1_000;
/** Down past the height at which the bar hides, and up again (spec 1 §2.2), in CSS pixels. */
const STROKES = [-360, -360, 180, 180];
/** CSS pixels a second, as a finger goes that reads along. */
const SPEED = 900;

/** The longest task of the page's main thread while one scrolls, on a slow processor. */
export async function scrollingRows({ app }: Stage): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const first: number[] = [];
    const later: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      first.push(await scrollOnce(browser, app.url, false));
      later.push(await scrollOnce(browser, app.url, true));
    }
    return [
      rowOf('Longest task while scrolling / for the first time, which wakes it', first),
      rowOf('Longest task while scrolling /', later),
    ];
  } finally {
    await browser.close();
  }
}

function rowOf(name: string, longest: readonly number[]): Row {
  return {
    name,
    reference: `processor ${SLOWDOWN}× slower, a phone`,
    value: median(longest),
    unit: 'ms',
    goal: GOALS.scrollTask,
    details: `median of ${longest.length} fresh pages at 390 px; ${Math.min(...longest).toFixed(0)} to ${Math.max(...longest).toFixed(0)} ms`,
  };
}

/** @param live whether somebody was there before, so that all of the page answers already */
async function scrollOnce(browser: Browser, url: string, live: boolean): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    await context.addInitScript(() => localStorage.setItem('hasSeenWelcomeModal5', 'true'));
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    if (live) {
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('article button') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      );
    }
    // Longer than what follows from that takes.
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
    for (const yDistance of STROKES) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 500,
        yDistance,
        speed: SPEED,
        gestureSourceType: 'touch',
      });
    }
    return longestTask((await browser.stopTracing()).toString());
  } finally {
    await context.close();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of the longest task on the main thread of a page. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of a page');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000;
}
