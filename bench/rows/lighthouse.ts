import { freePort } from '../../scripts/launch/free-port.js';
import { launchChromium } from '../chromium.ts';
import { GOALS } from '../goals.ts';
import { type Audit, openLighthouse } from '../lighthouse/audit.ts';
import { median } from '../median.ts';
import { searchPaths } from '../searches.ts';
import type { Goal, Row } from './row.ts';
import { getJson, type Stage } from './stage.ts';

const CATEGORIES = ['performance', 'accessibility', 'seo'] as const;

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** Audits of accessibility and SEO that failed. */
  readonly failed: readonly string[];
  readonly paintMs: number;
  readonly blockedMs: number;
}

/** Lighthouse as on a phone (its own throttling), for the first page of each section and for a listing. */
export async function lighthouseRows({ settings, app }: Stage): Promise<Row[]> {
  const { items } = await getJson<{ items: { id: string }[] }>(
    `${app.url}/api/listings${searchPaths()[0] ?? ''}`,
  );
  const pages = [
    { name: 'home', path: '/' },
    { name: 'itinerants', path: '/itinerants' },
    { name: 'experiences', path: '/experiences' },
    { name: 'travel', path: '/travel' },
    { name: 'listing', path: `/listings/${items[0]?.id}` },
  ];
  const lighthouse = await openLighthouse();
  const rows: Row[] = [];
  for (const { name, path } of pages) {
    const runs: Scores[] = [];
    for (let run = 0; run < settings.lighthouseRuns; run += 1)
      runs.push(await audit(lighthouse, app.url + path));
    const middle = (pick: (scores: Scores) => number) => median(runs.map(pick));
    const failed = [...new Set(runs.flatMap((run) => run.failed))].join(', ');
    const row = (what: string, value: number, goal: Goal | null, details: string): Row => ({
      name: `Lighthouse mobile, ${name}: ${what}`,
      reference: 'its own scale',
      value,
      unit: '',
      goal,
      details,
    });
    rows.push(
      row(
        'performance',
        middle((scores) => scores.performance),
        GOALS.performance,
        `largest paint ${middle((scores) => scores.paintMs).toFixed(0)} ms, blocked ${middle((scores) => scores.blockedMs).toFixed(0)} ms; median of ${runs.length}`,
      ),
      row(
        'accessibility',
        middle((scores) => scores.accessibility),
        GOALS.accessibility,
        failed,
      ),
      row(
        'SEO',
        middle((scores) => scores.seo),
        GOALS.seo,
        '',
      ),
      row(
        'layout shift',
        middle((scores) => scores.layoutShift),
        GOALS.layoutShift,
        '',
      ),
    );
  }
  return rows;
}

async function audit(lighthouse: Audit, url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      formFactor: 'mobile',
      onlyCategories: CATEGORIES,
    });
    const report = result?.lhr;
    if (report === undefined) throw new Error(`Lighthouse has no report of ${url}`);
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
    const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
    const failed = ['accessibility', 'seo'].flatMap((id) =>
      (report.categories[id]?.auditRefs ?? [])
        .filter((audit) => audit.weight > 0 && report.audits[audit.id]?.score === 0)
        .map((audit) => audit.id),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      seo: score('seo'),
      layoutShift: figure('cumulative-layout-shift'),
      failed,
      paintMs: figure('largest-contentful-paint'),
      blockedMs: figure('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}
