import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarRows } from './calendar-cells.ts';
import { openRules } from './calendar-rules.ts';
import { MonthGrid } from './month-grid.tsx';

test('a month fills 42 cells, those of the months around it without a button (spec 3 §9)', () => {
  const today = '2026-11-22';
  const rows = calendarRows('2026-11', { start: null, end: null }, null, openRules(today), 1);
  const html = renderToStaticMarkup(
    <MonthGrid
      month="2026-11"
      rows={rows}
      weekdays={[]}
      words={
        { month: () => 'November', number: (day: string) => day.slice(8), cell: () => '' } as never
      }
      today={today}
      focused={today}
      focusedElement={createRef()}
      preview={null}
      onChoose={() => {}}
      onPoint={() => {}}
      onKeyDown={() => {}}
    />,
  );
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, inner = '']) => inner);
  expect(cells).toHaveLength(42);
  expect(cells.filter((inner) => />\d\d</.test(inner))).toHaveLength(42);
  expect(cells.filter((inner) => inner.includes('<button'))).toHaveLength(30);
});
