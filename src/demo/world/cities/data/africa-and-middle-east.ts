import { city, hood } from '../define.ts';

export const AFRICA_AND_MIDDLE_EAST = [
  city('cape-town', 'Cape Town', 'Western Cape', 'ZA', [-33.9249, 18.4241], 'Africa/Johannesburg', 0.85, 'mediterranean', ['Scenic', 'Beach', 'NomadHub'], 6, [
    hood('Observatory', -33.938, 18.472, 'centre', 'Obs is Victorian ironwork, students and a main road of second-hand everything.'),
    hood('Gardens', -33.934, 18.412, 'leafy', 'Gardens slopes up towards the mountain, with a Saturday farmers’ market in the park of a city farm.'),
    hood('Sea Point', -33.915, 18.387, 'beach', 'Sea Point’s promenade has joggers, paddlers and an outdoor pool filled by the ocean.'),
    hood('Camps Bay', -33.951, 18.381, 'beach', 'Camps Bay has palms, white boulders and the Twelve Apostles standing up behind the last row of houses.'),
    hood('V&A Marina', -33.909, 18.42, 'mooring', 'In the marina basin a swing bridge opens for yachts and seals sleep on the jetties.'),
    hood('Constantia', -34.02, 18.43, 'green', 'Constantia has made wine since the seventeenth century, under oaks and with guinea fowl on the lawn.'),
  ], [
    'When cloud pours over Table Mountain they say the tablecloth is on, and the wind is about to come.',
    'Lion’s Head at full moon is a procession of head torches.',
    'The water on the Atlantic side is bracing; the False Bay side forgives you.',
    'Kirstenbosch plays concerts on its lawns on summer Sundays.',
    'It shares a clock with central Europe in summer, so calls with Berlin need no arithmetic.',
    'Penguins nest at Boulders Beach and walk wherever they please.',
    'Bo-Kaap’s houses are every colour, and the samoosas come from its kitchens.',
  ]),
  city('marrakesh', 'Marrakesh', 'Marrakesh-Safi', 'MA', [31.6295, -7.9811], 'Africa/Casablanca', 0.7, 'desert', ['Cultural', 'Retreat', 'ZenMode'], 4, [
    hood('Riad Laarous', 31.634, -7.99, 'centre', 'Riad Laarous is inside the walls but off the shopping routes, so the lanes belong to children and bread.'),
    hood('Kasbah', 31.618, -7.988, 'centre', 'The Kasbah quarter lies by the Saadian tombs, with storks on the old palace walls.'),
    hood('Gueliz', 31.636, -8.012, 'leafy', 'Gueliz is the new town: wide avenues of bitter-orange trees, terraces and concept stores.'),
    hood('Palmeraie', 31.675, -7.955, 'green', 'Out in the Palmeraie there are palms, mud walls and a sky with stars in it.'),
  ], [
    'Everything turns inward: a blank door, a bent corridor, then a courtyard full of light.',
    'Jemaa el-Fnaa sets up its grills each evening out of nothing and packs them away again by two.',
    'The Majorelle garden is bluest before nine.',
    'The High Atlas is white on the horizon until May, and an hour’s drive away.',
    'Mint tea is poured from a height, and three glasses is the polite number.',
  ]),
  city('taghazout', 'Taghazout', 'Souss-Massa', 'MA', [30.5453, -9.7087], 'Africa/Casablanca', 0.55, 'desert', ['Beach', 'ZenMode', 'NomadHub'], 4, [
    hood('Taghazout Village', 30.545, -9.709, 'centre', 'The village tumbles down to the boats, painted blue, with boards drying on every terrace.'),
    hood('Anchor Point', 30.55, -9.722, 'beach', 'Anchor Point is the long right-hand wave that put the name on maps.'),
    hood('Tamraght', 30.514, -9.677, 'green', 'Tamraght sits a little uphill among argan trees, quieter and with better wifi than you would guess.'),
    hood('Aourir', 30.492, -9.636, 'leafy', 'Aourir is called Banana Village for good reason, and Wednesday is market day.'),
  ], [
    'Argan oil comes from the trees that goats really do climb.',
    'Waves arrive from October to March; summer is for yoga and longboards.',
    'Friday is couscous, and you should accept any invitation.',
    'Paradise Valley is an hour inland, with palms and pools to jump into.',
    'Grand taxis to Agadir leave when all the seats are taken.',
  ]),
  city('nairobi', 'Nairobi', 'Nairobi County', 'KE', [-1.2864, 36.8172], 'Africa/Nairobi', 0.75, 'tropical', ['NomadHub', 'Nature', 'Scenic'], 4, [
    hood('Kilimani', -1.291, 36.785, 'centre', 'Kilimani is apartment towers, start-ups and a mutura stand that opens at five.'),
    hood('Lavington', -1.278, 36.768, 'leafy', 'Lavington is jacarandas, garden walls and sunbirds at the window.'),
    hood('Karen', -1.319, 36.708, 'green', 'Karen lies under the Ngong Hills, with big gardens and the occasional warthog rumour.'),
    hood('Westlands', -1.266, 36.805, 'centre', 'Westlands has the offices, the live music and the loudest Friday.'),
  ], [
    'A national park with lions begins at the city’s edge, skyline in the background.',
    'At this altitude evenings are cool enough for a jumper, equator or not.',
    'Everything is paid by phone; even the roasted-maize man takes M-Pesa.',
    'Karura forest has a waterfall, caves and long red-earth trails.',
    'Matatus come with sound systems and murals, and are seldom late to a party.',
  ]),
  city('dahab', 'Dahab', 'South Sinai', 'EG', [28.5091, 34.5136], 'Africa/Cairo', 0.45, 'desert', ['Beach', 'ZenMode', 'Scenic'], 4, [
    hood('Lighthouse', 28.5, 34.521, 'beach', 'Off the Lighthouse the reef begins a few steps from the cushions.'),
    hood('Assala', 28.51, 34.517, 'centre', 'Assala has goats on the rubbish bins, bakeries without signs and the best falafel.'),
    hood('Laguna', 28.479, 34.498, 'beach', 'The Laguna is flat, turquoise and windy: kites in the air from breakfast.'),
    hood('Wadi Qnai', 28.446, 34.456, 'green', 'Wadi Qnai is a palm oasis in the rocks, with climbing routes and Bedouin tea.'),
  ], [
    'Freedivers from everywhere train at the Blue Hole just up the coast.',
    'Across the water the Saudi mountains turn pink at the end of the afternoon.',
    'Mount Sinai is a night drive and a cold, starlit walk.',
    'Nobody owns an umbrella.',
    'Shoes are optional nearly everywhere, and trousers are rolled up by default.',
  ]),
];
