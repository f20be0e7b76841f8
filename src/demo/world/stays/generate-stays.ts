import { CITIES } from '../cities/cities.ts';
import { buildHosts } from '../people/build-people.ts';
import { hostsOfCities } from '../people/host-cities.ts';
import { at, randomFor } from '../random.ts';
import { freeChooser } from '../text/chooser.ts';
import type { Line } from '../text/line.ts';
import type { DemoStay, StayStreamOptions } from '../types.ts';
import { buildStay } from './build-stay.ts';

const HOSTS = 80;
const WEIGHTED_CITIES = CITIES.map((city) => [city, city.weight] as const);

/**
 * An endless row of stays, `count` of them from index `from` on, one at a time. A stay depends on
 * its seed, index, `today` and hosts alone, so that several processes may each make a part. Texts
 * repeat, as the stock of sentences is finite; use `buildWorld` for what people read.
 */
export function* generateStays(options: StayStreamOptions): Generator<DemoStay, void, undefined> {
  const { seed, today, count, from = 0 } = options;
  const hosts = options.hosts ?? buildHosts(seed, today, HOSTS);
  const hostsByCity = hostsOfCities(hosts.length);
  const chooser = freeChooser<Line>();
  for (let index = from; index < from + count; index += 1) {
    const random = randomFor(seed, 'stay place', index);
    const city = random.weighted(WEIGHTED_CITIES);
    const hood = random.int(0, city.neighbourhoods.length - 1);
    const host = at(hosts, random.pick(hostsByCity.get(city.id) ?? [0]));
    yield buildStay({ seed, index, today, city, hood, host, chooser });
  }
}
