import { buildHosts } from '../people/build-people.ts';
import { hostsOfCities } from '../people/host-cities.ts';
import { at, randomFor } from '../random.ts';
import { freeChooser } from '../text/chooser.ts';
import type { Line } from '../text/line.ts';
import { marketPlace } from '../towns/market.ts';
import type { DemoStay, StayStreamOptions } from '../types.ts';
import { buildStay } from './build-stay.ts';

const HOSTS = 80;

/**
 * An endless row of stays, `count` of them from index `from` on, one at a time: first in the cities
 * written by hand, then in more and more of the world's towns. A stay depends on its seed, index,
 * `today` and hosts alone, so that several processes may each make a part. Texts repeat, as the
 * stock of sentences is finite; use `buildWorld` for what people read.
 */
export function* generateStays(options: StayStreamOptions): Generator<DemoStay, void, undefined> {
  const { seed, today, count, from = 0 } = options;
  const hosts = options.hosts ?? buildHosts(seed, today, HOSTS);
  const hostsByCity = hostsOfCities(hosts.length);
  const chooser = freeChooser<Line>();
  for (let index = from; index < from + count; index += 1) {
    const random = randomFor(seed, 'stay place', index);
    const { city, homeOfHost, isTown } = marketPlace(index, random);
    const hood = random.int(0, city.neighbourhoods.length - 1);
    const host = at(hosts, random.pick(hostsByCity.get(homeOfHost) ?? [0]));
    const stay = buildStay({ seed, index, today, city, hood, host, chooser });
    // The parts of a town have no names that we know.
    yield isTown ? { ...stay, neighbourhood: '' } : stay;
  }
}
