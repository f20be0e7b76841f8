import { city, hood } from '../define.ts';

export const SOUTHERN_EUROPE = [
  city('rome', 'Rome', 'Lazio', 'IT', [41.9028, 12.4964], 'Europe/Rome', 1.3, 'mediterranean', ['Cultural', 'Scenic'], 4, [
    hood('Trastevere', 41.889, 12.469, 'centre', 'Trastevere is ivy, ochre and dinner tables; come home by the back lanes and it is suddenly silent.'),
    hood('Garbatella', 41.861, 12.486, 'leafy', 'Garbatella was built as a garden suburb, with washing in the courtyards and cats on patrol.'),
    hood('Pigneto', 41.888, 12.529, 'centre', 'Pigneto has one long pedestrian street, a morning market on it and films shot round every corner.'),
    hood('Appia Antica', 41.848, 12.523, 'green', 'Along the Appia Antica you walk between umbrella pines on stones that carried chariots.'),
  ], [
    'The nasoni, small iron fountains, run day and night with drinking water.',
    'Coffee is taken standing, in under a minute, several times a day.',
    'On the Aventine a keyhole frames the dome of St. Peter’s exactly.',
    'The Testaccio market feeds the neighbourhood and, at noon, everyone with a plastic fork.',
    'Starlings draw shapes over Termini on winter evenings.',
  ]),
  city('palermo', 'Palermo', 'Sicily', 'IT', [38.1157, 13.3615], 'Europe/Rome', 0.8, 'mediterranean', ['Cultural', 'Beach', 'Scenic'], 4, [
    hood('Kalsa', 38.116, 13.37, 'centre', 'The Kalsa has roofless churches, noble palaces and grilled octopus between them.'),
    hood('Ballarò', 38.111, 13.361, 'centre', 'At Ballarò the sellers sing their prices, and it is easier to give in.'),
    hood('Mondello', 38.201, 13.322, 'beach', 'Mondello is a bay of pale sand between two capes, with a pier like a wedding cake.'),
    hood('La Cala', 38.12, 13.367, 'mooring', 'La Cala is the oldest harbour, where fishing boats and racing yachts share the same wall.'),
  ], [
    'The Arab-Norman churches carry mosaics that make people whisper.',
    'Arancina is feminine here, and you will be corrected.',
    'Monte Pellegrino stands over the bay, with a shrine in a cave near the top.',
    'Ficus trees in Piazza Marina drop roots from their branches and have made a small forest of themselves.',
    'Granita with brioche is breakfast from May until October.',
  ]),
  city('athens', 'Athens', 'Attica', 'GR', [37.9838, 23.7275], 'Europe/Athens', 0.9, 'mediterranean', ['Cultural', 'NomadHub', 'Scenic'], 6, [
    hood('Koukaki', 37.964, 23.725, 'centre', 'Koukaki is bakeries and pedestrian lanes, five minutes from the new museum under the old rock.'),
    hood('Exarcheia', 37.986, 23.735, 'centre', 'Exarcheia argues on every wall and has the best bookshops to go with it.'),
    hood('Pangrati', 37.969, 23.747, 'leafy', 'Pangrati has a grove, a marble stadium at its foot and a square where people stay until two.'),
    hood('Petralona', 37.969, 23.709, 'leafy', 'In Petralona the tavernas put tables under the mulberry trees and the pedestrian hill begins at the corner.'),
    hood('Mikrolimano', 37.938, 23.661, 'mooring', 'Mikrolimano is a small round harbour in Piraeus with masts in the breakfast view.'),
    hood('Kaisariani', 37.965, 23.768, 'green', 'Above Kaisariani the road ends at a monastery, a spring and the pine slopes of Hymettus.'),
  ], [
    'Every district has a weekly laïki market, and the oranges cost almost nothing.',
    'Lycabettus is the hill for sunset, by path or by funicular.',
    'Open-air cinemas run from May to September among jasmine and cats.',
    'Ferries to the islands leave from Piraeus, and the early one means a swim by eleven.',
    'A freddo espresso lasts two hours if you nurse it, and you are expected to.',
    'August empties the city; those who stay get it to themselves, at forty degrees.',
    'The tram goes all the way down the coast to the beaches at Glyfada and Voula.',
  ]),
  city('chania', 'Chania', 'Crete', 'GR', [35.5138, 24.018], 'Europe/Athens', 0.85, 'mediterranean', ['Beach', 'Scenic', 'Cultural'], 4, [
    hood('Topanas', 35.517, 24.015, 'centre', 'Topanas is the Venetian quarter, alleys with bougainvillea that open suddenly on the lighthouse.'),
    hood('Halepa', 35.513, 24.043, 'leafy', 'Halepa has faded villas above the sea from the years when consuls lived here.'),
    hood('Nea Chora', 35.514, 24.006, 'beach', 'Nea Chora is the town beach, with fish tavernas whose tables stand in the sand.'),
    hood('Akrotiri', 35.54, 24.08, 'green', 'Akrotiri is olive groves and monasteries on the rocky head of land east of town.'),
  ], [
    'The Egyptian lighthouse at the harbour mouth is the end of every evening walk.',
    'The White Mountains keep snow into May while people swim below.',
    'Dinner closes with raki and fruit that nobody ordered and nobody pays for.',
    'The Samaria gorge is a day’s walk down to the Libyan Sea.',
    'Leather sandals are still cut to your foot in Skrydlof street.',
  ]),
  city('istanbul', 'Istanbul', 'Istanbul', 'TR', [41.0082, 28.9784], 'Europe/Istanbul', 0.8, 'mediterranean', ['Cultural', 'Scenic', 'NomadHub'], 5, [
    hood('Kadıköy', 40.99, 29.027, 'centre', 'Kadıköy is the Asian side at its best: a fish market, record shops and the boat home at sunset.'),
    hood('Moda', 40.981, 29.026, 'leafy', 'In Moda people carry tea down to the rocks and watch the islands turn pink.'),
    hood('Balat', 41.03, 28.948, 'centre', 'Balat’s painted houses lean over lanes too steep for anything but cats.'),
    hood('Cihangir', 41.031, 28.983, 'centre', 'Cihangir is stairs, antique shops and a glimpse of the Bosphorus at the end of the street.'),
    hood('Kuzguncuk', 41.035, 29.03, 'leafy', 'Kuzguncuk keeps a church, a synagogue and a mosque within a few steps, and a vegetable garden behind them.'),
  ], [
    'Crossing continents by ferry takes twenty minutes and comes with tea in a tulip glass.',
    'The cats belong to everyone, and the city feeds them.',
    'Breakfast is two dozen small plates and should not be followed by a meeting.',
    'The call to prayer overlaps from a dozen minarets, slightly out of step.',
    'A simit costs pocket change from the red carts, and the gulls know it.',
    'In April the parks plant millions of tulips, which started here long before Holland.',
  ]),
  city('split', 'Split', 'Split-Dalmatia', 'HR', [43.5081, 16.4402], 'Europe/Zagreb', 1.0, 'mediterranean', ['Beach', 'Scenic', 'Cultural'], 4, [
    hood('Varoš', 43.509, 16.433, 'centre', 'Varoš is stone houses and figs below the Marjan hill, with steps instead of streets.'),
    hood('Bačvice', 43.502, 16.45, 'beach', 'On the sandy shallows of Bačvice grown men dive for a small ball; the game is called picigin.'),
    hood('Meje', 43.507, 16.416, 'green', 'Meje is villas in pines along the south shore, with ladders into the sea.'),
    hood('Matejuška', 43.507, 16.435, 'mooring', 'Matejuška is the fishermen’s harbour, where wooden boats are mended and guitars come out at night.'),
  ], [
    'People live, shop and hang their washing inside a Roman emperor’s palace.',
    'Ferries leave for Brač, Hvar and Vis from the end of the promenade.',
    'The green market on the palace’s east side is finished by one.',
    'The bura wind scours the sky clean and slams every shutter you forgot.',
    'Marjan’s path climbs through Aleppo pines to a bench with all the islands.',
  ]),
  city('ljubljana', 'Ljubljana', 'Central Slovenia', 'SI', [46.0569, 14.5058], 'Europe/Ljubljana', 0.95, 'alpine', ['Nature', 'Cultural', 'ZenMode'], 4, [
    hood('Trnovo', 46.042, 14.503, 'leafy', 'Trnovo grows lettuce in its back gardens, and poplars lean over the Gradaščica stream.'),
    hood('Metelkova', 46.057, 14.516, 'centre', 'Metelkova was a barracks; today its walls are covered in mosaics and someone is always rehearsing.'),
    hood('Krakovo', 46.046, 14.503, 'centre', 'Krakovo is single-storey houses and market gardens, ten minutes on foot from the three bridges.'),
    hood('Rožnik', 46.055, 14.48, 'green', 'Rožnik is a wooded hill with a pink church and a path for every lunch break.'),
  ], [
    'The centre has had no cars since 2007, and small electric carts will give you a lift for nothing.',
    'Plečnik drew the bridges, the market, the library and even the lamp posts.',
    'Lake Bled is an hour by bus, and Bohinj, further on, is where people go to swim.',
    'On Fridays from spring to autumn the Open Kitchen cooks on the market square.',
    'The castle funicular is short; the walk through the trees is better.',
  ]),
];
