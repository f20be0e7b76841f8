import { city, hood } from '../define.ts';

export const OCEANIA = [
  city('melbourne', 'Melbourne', 'Victoria', 'AU', [-37.8136, 144.9631], 'Australia/Melbourne', 1.3, 'temperate', ['NomadHub', 'Cultural'], 4, [
    hood('Fitzroy', -37.798, 144.978, 'centre', 'Fitzroy has laneways of paste-ups, rooftop gins and the serious end of vintage.'),
    hood('Brunswick', -37.767, 144.96, 'centre', 'Brunswick runs along one long road of Lebanese bakeries, fabric shops and band rooms.'),
    hood('St Kilda', -37.864, 144.982, 'beach', 'St Kilda has a pier, cake windows and little penguins in the breakwater.'),
    hood('Northcote', -37.77, 144.999, 'leafy', 'Northcote is weatherboard, lemon trees and the creek path into town.'),
    hood('Kew', -37.797, 145.02, 'green', 'Kew backs on to Yarra Bend, which is river gums, bats and a boathouse with scones.'),
  ], [
    'Four seasons in one day is a cliché because it happened again on Tuesday.',
    'A flat white is a standard here, and so is knowing the roaster.',
    'Trams in the middle of town are free.',
    'The Queen Victoria Market has sold fruit, boots and hot jam doughnuts since 1878.',
    'Flying foxes stream over the Yarra every dusk.',
  ]),
  city('queenstown', 'Queenstown', 'Otago', 'NZ', [-45.0312, 168.6626], 'Pacific/Auckland', 1.45, 'alpine', ['Mountains', 'Scenic', 'Nature'], 4, [
    hood('Fernhill', -45.042, 168.632, 'green', 'Fernhill steps up the slope, every deck pointed at the lake.'),
    hood('Arthurs Point', -44.987, 168.673, 'green', 'Arthurs Point sits above the Shotover gorge, jet boats far below and stars overhead.'),
    hood('Kelvin Heights', -45.048, 168.69, 'leafy', 'Kelvin Heights is a peninsula of quiet streets with a track around its shore.'),
    hood('Frankton', -45.021, 168.733, 'centre', 'Frankton has the airport, the supermarket and a beach where families bring chips.'),
  ], [
    'The Remarkables run exactly north to south and catch the last light.',
    'The lake rises and falls a little every half hour, like breathing.',
    'Bungy jumping as a business began at a bridge near here.',
    'The steamship TSS Earnslaw has crossed the lake since 1912.',
    'In July the town sells ski passes and in January sunburn.',
  ]),
];
