import { Suspense } from 'react';
import { lazyComponent, type Preloadable } from '#platform/web/pages/lazy-component.tsx';
import type { WizardStep } from './steps.ts';

type Body = WizardStep<never>['body'];
type Load = Extract<Body, { readonly load: unknown }>['load'];

const components = new WeakMap<Load, Preloadable<object>>();

function isFetched(body: Body): body is { readonly load: Load } {
  return typeof body === 'object' && 'load' in body;
}

function fetchedBy(load: Load): Preloadable<object> {
  const known = components.get(load);
  if (known !== undefined) return known;
  const component = lazyComponent(load);
  components.set(load, component);
  return component;
}

/** Fetches a step's code ahead, while a person is on the one before. */
export function preloadBody(body: Body | undefined): void {
  // Code that fails to load now is requested again when the step is shown.
  if (body !== undefined && isFetched(body))
    fetchedBy(body.load)
      .preload()
      .catch(() => {});
}

/** The content of a step, with its code fetched where it is lazy. */
export function StepBody({ body }: { body: Body }) {
  const Component = isFetched(body) ? fetchedBy(body.load) : body;
  return (
    <Suspense
      fallback={<div aria-hidden="true" className="h-72 animate-pulse rounded-card bg-sunken" />}
    >
      <Component />
    </Suspense>
  );
}
