import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTestApp } from './testing/test-app.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const read = (path: string) => readFileSync(join(DOCS, path), 'utf8');
const readDeployed = (path: string) => readFileSync(join(DOCS, '..', path), 'utf8');
const alerts = read('observability/alerts.yml');
const dashboard = read('observability/dashboard.json');

const app = await makeTestApp();
afterAll(() => app.close());
const exported = new Set(
  [...(await app.services.metrics.text()).matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(
    ([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
  ),
);

/** Names of metrics, without those that a rule records, which have colons. */
const namesIn = (text: string) => [
  ...new Set(text.match(/(?<![\w:])(?:wayhearth|http|process|nodejs)_\w+(?![\w:])/g)),
];

test.each([
  ['alerts', alerts, 10],
  ['dashboard', dashboard, 20],
])('every metric of the %s is one that a server exports', (_, text, min) => {
  const names = namesIn(text);
  expect(names.length).toBeGreaterThan(min);
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});

test('every recorded series that is used is recorded', () => {
  const recorded = new Set([...alerts.matchAll(/record: (\S+)/g)].map(([, name]) => name));
  const used = `${alerts}${dashboard}`.match(/wayhearth:\w+:\w+/g) ?? [];
  expect(used.filter((name) => !recorded.has(name))).toEqual([]);
  expect(recorded.size).toBe(8);
});

test('the autoscaler asks for the metric that the adapter makes of exported ones', () => {
  const adapter = readDeployed('deploy/prometheus/adapter.yaml');
  const [, made] = /as: (\w+)/.exec(adapter) ?? [];
  const used = namesIn(adapter).filter((name) => name !== made);
  expect(used).toHaveLength(2);
  expect(used.filter((name) => !exported.has(name))).toEqual([]);
  expect(readDeployed('deploy/chart/templates/web.yaml')).toContain(`metric: { name: ${made} }`);
});

test('every probe asks for a path that answers', async () => {
  const files = [
    'Dockerfile',
    'deploy/chart/templates/web.yaml',
    'deploy/chart/templates/worker.yaml',
  ];
  const paths = files.flatMap((file) => readDeployed(file).match(/\/\w+z\b/g) ?? []);
  expect(paths.length).toBeGreaterThan(6);
  for (const path of new Set(paths)) expect((await app.request('GET', path)).status).toBe(200);
});

describe('the runbooks', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const links = [...alerts.matchAll(/runbook_url: docs\/runbooks\.md#(\S+)/g)].map(([, to]) => to);
  const sections = [...read('runbooks.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );

  test('have a section for each alert', () => {
    expect(links).toHaveLength(names.length);
    expect(links.filter((link) => !sections.includes(link ?? ''))).toEqual([]);
  });

  test('have no section without an alert', () => {
    expect(sections.filter((section) => !links.includes(section))).toEqual([]);
  });
});
