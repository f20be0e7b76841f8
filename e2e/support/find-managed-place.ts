import type { BrowserContext } from '@playwright/test';
import { callApi } from './call-api.ts';

/** A recommended place that somebody manages, and what it is recommended for. */
export interface FoundManagedPlace {
  readonly name: string;
  readonly countryCode: string;
  readonly category: string;
  readonly style: string;
}

interface Choices {
  readonly styles: readonly { id: string; category: string }[];
}

const COUNTRIES = ['PT', 'DE', 'ES', 'MX', 'TH', 'ID', 'JP', 'FR', 'IT', 'US', 'BR', 'ZA'];

/** The first place of the demo world that is managed and recommended; null where there is none. */
export async function findManagedPlace(context: BrowserContext): Promise<FoundManagedPlace | null> {
  const { styles } = await callApi<Choices>(context, 'GET', '/api/experience-choices');
  const asked = new Set<string>();
  for (const countryCode of COUNTRIES) {
    for (const { id: style, category } of styles) {
      const { recommendations } = await callApi<{
        recommendations: readonly { id: string; name: string }[];
      }>(
        context,
        'GET',
        `/api/recommendations?countryCode=${countryCode}&category=${category}&style=${style}`,
      );
      for (const { id, name } of recommendations) {
        if (asked.has(id)) continue;
        asked.add(id);
        const { managed } = await callApi<{ managed: object | null }>(
          context,
          'POST',
          '/api/experiences/preview',
          { recommendationId: id },
        );
        if (managed !== null) return { name, countryCode, category, style };
      }
    }
  }
  return null;
}
