import { cityWith, place } from '../define.ts';

export const AFRICA_AND_MIDDLE_EAST = [
  cityWith(
    'Cape Town',
    'Western Cape',
    'ZA',
    [-33.925, 18.424],
    [
      place("Company's Garden", 'garden', 'Queen Victoria Street', -33.928, 18.417),
      place('Sea Point Promenade', 'waterfront', 'Beach Road', -33.914, 18.386),
      place('Signal Hill', 'viewpoint', 'Signal Hill Road', -33.918, 18.403),
      place('Kirstenbosch', 'garden', 'Rhodes Drive', -33.988, 18.433),
      place('Zeitz MOCAA', 'museum', 'South Arm Road', -33.908, 18.423),
      place('Muizenberg Beach', 'beach', 'Beach Road', -34.108, 18.471),
    ],
  ),
  cityWith(
    'Marrakesh',
    'Marrakesh-Safi',
    'MA',
    [31.63, -7.981],
    [
      place('Jemaa el-Fna', 'square', 'Medina', 31.626, -7.989),
      place('Arsat Moulay Abdeslam', 'park', 'Avenue Mohammed V', 31.628, -7.997),
      place('Rahba Kedima', 'market', 'Medina', 31.629, -7.987),
      place('Musée de Marrakech', 'museum', 'Place Ben Youssef', 31.632, -7.987),
      place('Jardin de la Ménara', 'garden', 'Avenue de la Ménara', 31.613, -8.022),
    ],
  ),
  cityWith(
    'Taghazout',
    'Souss-Massa',
    'MA',
    [30.545, -9.709],
    [
      place('Plage de Taghazout', 'beach', 'Taghazout', 30.543, -9.71),
      place('Anchor Point', 'beach', 'Route nationale 1', 30.545, -9.725),
      place('Paradise Valley', 'trail', "Route d'Immouzer", 30.589, -9.527, { town: 'Immouzer' }),
      place('Souk El Had', 'market', 'Rue Chair Al Hamra', 30.411, -9.578, { town: 'Agadir' }),
      place('Musée du Patrimoine Amazigh', 'museum', 'Avenue Hassan II', 30.421, -9.6, {
        town: 'Agadir',
      }),
    ],
  ),
  cityWith(
    'Nairobi',
    'Nairobi County',
    'KE',
    [-1.286, 36.817],
    [
      place('Karura Forest', 'trail', 'Limuru Road', -1.242, 36.834),
      place('Nairobi Arboretum', 'park', 'State House Road', -1.277, 36.804),
      place('Uhuru Gardens', 'park', "Lang'ata Road", -1.32, 36.799),
      place('Nairobi National Museum', 'museum', 'Museum Hill Road', -1.274, 36.814),
      place('McMillan Memorial Library', 'library', 'Banda Street', -1.284, 36.82),
      place('Ngong Hills', 'trail', 'Ngong', -1.4, 36.638, { town: 'Ngong' }),
    ],
  ),
  cityWith(
    'Dahab',
    'South Sinai',
    'EG',
    [28.509, 34.514],
    [
      place('Lighthouse Beach', 'beach', 'Masbat', 28.499, 34.521),
      place('Eel Garden', 'beach', 'Assala', 28.505, 34.521),
      place('Masbat promenade', 'waterfront', 'Masbat', 28.497, 34.518),
      place('Dahab Lagoon', 'beach', 'Laguna', 28.477, 34.503),
      place('Blue Hole', 'waterfront', 'Blue Hole', 28.572, 34.537),
    ],
  ),
];
