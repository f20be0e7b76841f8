import type { BrowserContext } from '@playwright/test';
import { callApi } from './call-api.ts';

/** A recommended place that somebody manages, and what it is recommended for. */
export interface FoundManagedPlace {
  readonly name: string;
  readonly countryCode: string;
  readonly category: string;
  readonly style: string;
}

type Managed = Record<
  string,
  {
    managedBy: string;
    experienceDetails: { arrangements: readonly object[]; pricingOptions: readonly object[] };
  }
>;

const COUNTRIES = ['PT', 'DE', 'ES', 'MX', 'TH', 'ID', 'JP', 'FR', 'IT', 'US', 'BR', 'ZA'];

/**
 * A place of the demo world that is managed for a price, and recommended.
 *
 * @param by whether the person of the browser manages it, or somebody else
 */
export async function findManagedPlace(
  context: BrowserContext,
  by: 'me' | 'another' = 'another',
): Promise<FoundManagedPlace> {
  const { id: mine } = await callApi<{ id: string }>(context, 'GET', '/api/me');
  const managed = await callApi<Managed>(context, 'GET', '/data/managedExperiences.json');
  const { styles } = await callApi<{ styles: readonly { id: string; category: string }[] }>(
    context,
    'GET',
    '/api/experience-choices',
  );
  for (const countryCode of COUNTRIES) {
    for (const { id: style, category } of styles) {
      const { recommendations } = await callApi<{
        recommendations: readonly { id: string; name: string }[];
      }>(
        context,
        'GET',
        `/api/recommendations?countryCode=${countryCode}&category=${category}&style=${style}`,
      );
      const found = recommendations.find(({ id }) => {
        const { managedBy, experienceDetails: details } = managed[id] ?? {};
        return (
          details !== undefined &&
          (managedBy === mine) === (by === 'me') &&
          details.pricingOptions.length > 0 &&
          details.arrangements.length > 0
        );
      });
      if (found !== undefined) return { name: found.name, countryCode, category, style };
    }
  }
  throw new Error('the demo world has a managed place that is recommended');
}
