import { Trans } from '@lingui/react/macro';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyComponent, type Preloadable } from '#platform/web/pages/lazy-component.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { WizardStep } from './steps.ts';

type Body = WizardStep<never>['body'];
interface StepProps {
  onRetry?: () => void;
}
type Load = Extract<Body, { readonly load: unknown }>['load'];
type Shown = ComponentType<StepProps>;

const components = new WeakMap<Load, Preloadable<StepProps>>();

function isFetched(body: Body): body is { readonly load: Load } {
  return typeof body === 'object' && 'load' in body;
}

function fetchedBy(load: Load): Preloadable<StepProps> {
  const known = components.get(load);
  if (known !== undefined) return known;
  const component = lazyComponent(async (): Promise<{ default: Shown }> => {
    try {
      return await load();
    } catch {
      // The next try asks anew.
      components.delete(load);
      return { default: StepUnavailable };
    }
  });
  components.set(load, component);
  return component;
}

/** Fetches a step's code ahead, while a person is on the one before. */
export function preloadBody(body: Body | undefined): void {
  if (body !== undefined && isFetched(body)) void fetchedBy(body.load).preload();
}

/** What a step shows, its code fetched where that is its way. */
export function StepBody({ body }: { body: Body }) {
  const [, setTries] = useState(0);
  const Component: Shown = isFetched(body) ? fetchedBy(body.load) : body;
  return (
    <Suspense
      fallback={<div aria-hidden="true" className="h-72 animate-pulse rounded-card bg-sunken" />}
    >
      <Component onRetry={() => setTries((tries) => tries + 1)} />
    </Suspense>
  );
}

/** In place of a step whose code could not be fetched. */
function StepUnavailable({ onRetry }: { onRetry?: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>
        <Trans>We couldn't load this. Check your connection and try again.</Trans>
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
