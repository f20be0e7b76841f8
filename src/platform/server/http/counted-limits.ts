import { limitRefusals } from '../telemetry/instruments.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';

/** The limits, with every refusal counted in the metrics. */
export function countRefusals(limits: RateLimits): RateLimits {
  return {
    ...limits,
    take: async (limit, who) => {
      const wait = await limits.take(limit, who);
      if (wait > 0) limitRefusals.inc({ limit });
      return wait;
    },
    spend: async (limit, who) => {
      try {
        await limits.spend(limit, who);
      } catch (error) {
        if (error instanceof Problem && error.code === 'rate-limited') limitRefusals.inc({ limit });
        throw error;
      }
    },
  };
}
