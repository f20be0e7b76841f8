import { type ComponentType, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const shown = (Part: ComponentType<{ name: string }>) =>
  renderToString(
    <Suspense fallback="coming">
      <Part name="Ana" />
    </Suspense>,
  );

test('what was fetched ahead is drawn at once; before, something stands in for it', async () => {
  const Part = lazyComponent(async () => ({ default: Greeting }));
  expect(shown(Part)).toContain('coming');
  await Part.preload();
  expect(shown(Part)).toContain('Hello');
  expect(shown(Part)).not.toContain('coming');
});

test('what could not be fetched is asked for again', async () => {
  let tries = 0;
  const Part = lazyComponent(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return { default: Greeting };
  });
  await expect(Part.preload()).rejects.toThrow('offline');
  await Part.preload();
  expect(tries).toBe(2);
  expect(shown(Part)).toContain('Hello');
});
