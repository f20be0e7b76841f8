import { cityWith, place } from '../define.ts';

export const OCEANIA = [
  cityWith(
    'Melbourne',
    'Victoria',
    'AU',
    [-37.814, 144.963],
    [
      place('Royal Botanic Gardens', 'garden', 'Birdwood Avenue', -37.83, 144.98),
      place('State Library Victoria', 'library', 'Swanston Street', -37.81, 144.965),
      place('Queen Victoria Market', 'market', 'Elizabeth Street', -37.807, 144.957),
      place('Abbotsford Convent', 'arts-centre', 'St Heliers Street', -37.802, 145.004),
      place('St Kilda Beach', 'beach', 'Jacka Boulevard', -37.868, 144.974),
      place('Yarra Bend Park', 'park', 'Yarra Bend Road', -37.795, 145.01),
    ],
  ),
  cityWith(
    'Queenstown',
    'Otago',
    'NZ',
    [-45.031, 168.663],
    [
      place('Queenstown Gardens', 'garden', 'Park Street', -45.036, 168.66),
      place('Queenstown Bay', 'beach', 'Marine Parade', -45.033, 168.66),
      place('Queenstown Hill Time Walk', 'trail', 'Belfast Terrace', -45.027, 168.67),
      place('Queenstown Library', 'library', 'Gorge Road', -45.029, 168.66),
      place('Lake Hayes', 'lake', 'Lake Hayes', -44.983, 168.813, { town: 'Lake Hayes' }),
      place('Lakes District Museum', 'museum', 'Buckingham Street', -44.938, 168.833, {
        town: 'Arrowtown',
      }),
    ],
  ),
];
