/** Ordinary street names by how a country writes an address; `#` is the number. */
export interface StreetStock {
  readonly countries: readonly string[];
  readonly streets: readonly string[];
  readonly highest: number;
}

export const STREET_STOCKS: readonly StreetStock[] = [
  {
    countries: ['PT', 'BR'],
    highest: 90,
    streets: ['Rua das Flores #', 'Travessa do Poço #', 'Rua do Sol #', 'Rua da Fonte #', 'Beco do Forno #', 'Rua dos Pescadores #', 'Calçada do Monte #', 'Rua da Oliveira #', 'Largo da Igreja #', 'Rua Nova #', 'Rua do Moinho #', 'Rua da Horta #'],
  },
  {
    countries: ['ES'],
    highest: 80,
    streets: ['Calle Mayor #', 'Calle del Olivo #', 'Calle de la Fuente #', 'Calle del Horno #', 'Plaza del Mercado #', 'Calle de la Luna #', 'Calle San Pedro #', 'Calle del Mar #', 'Calle Nueva #', 'Calle del Molino #'],
  },
  {
    countries: ['MX', 'GT', 'CO', 'PE', 'AR', 'UY', 'EC'],
    highest: 950,
    streets: ['Calle Independencia #', 'Calle de los Sauces #', 'Avenida del Parque #', 'Calle Las Acacias #', 'Calle San Martín #', 'Pasaje Los Naranjos #', 'Calle Bolívar #', 'Calle El Molino #', 'Calle Santa Rosa #', 'Calle Libertad #', 'Calle Las Palmas #', 'Calle Hidalgo #'],
  },
  {
    countries: ['FR'],
    highest: 70,
    streets: ['# rue de la Fontaine', '# rue des Lilas', '# impasse du Puits', '# rue du Moulin', '# chemin des Vignes', '# rue Saint-Jean', '# passage des Artisans', '# rue de l’Église'],
  },
  {
    countries: ['GB', 'IE', 'US', 'AU', 'NZ', 'ZA', 'KE'],
    highest: 180,
    streets: ['# Mill Lane', '# Church Street', '# Albert Road', '# Station Road', '# Orchard Street', '# Harbour View', '# Chapel Row', '# Elm Grove', '# Victoria Street', '# Garden Walk', '# Park Terrace', '# Quarry Road'],
  },
  {
    countries: ['CA'],
    highest: 900,
    streets: ['# Maple Street', '# Birch Avenue', '# Cedar Lane', '# Park Avenue', '# Mill Road', '# Harbour Street', '# Church Street', '# Garden Street'],
  },
  {
    countries: ['DE', 'AT'],
    highest: 90,
    streets: ['Lindenstraße #', 'Gartenweg #', 'Mühlgasse #', 'Kirchplatz #', 'Bachstraße #', 'Am Anger #', 'Schulstraße #', 'Brunnengasse #', 'Uferstraße #', 'Hofgasse #', 'Birkenweg #'],
  },
  {
    countries: ['NL', 'BE'],
    highest: 140,
    streets: ['Kerkstraat #', 'Molenstraat #', 'Dijkweg #', 'Nieuwstraat #', 'Tuinstraat #', 'Kadeplein #', 'Bakkersstraat #', 'Zuiderkade #'],
  },
  {
    countries: ['DK', 'SE', 'IS', 'EE'],
    highest: 80,
    streets: ['Strandvejen #', 'Skolegatan #', 'Kyrkogatan #', 'Birkevej #', 'Havnegade #', 'Lindegade #', 'Åkervägen #', 'Møllevej #'],
  },
  {
    countries: ['IT'],
    highest: 90,
    streets: ['Via Garibaldi #', 'Via del Forno #', 'Vicolo del Pozzo #', 'Via delle Rose #', 'Via San Marco #', 'Piazza Vecchia #', 'Via del Mulino #', 'Via dei Pini #'],
  },
  {
    countries: ['GR'],
    highest: 90,
    streets: ['Odos Ermou #', 'Odos Dimokritou #', 'Odos Agiou Nikolaou #', 'Odos Elaion #', 'Odos Sokratous #', 'Odos Thalassis #', 'Odos Aristotelous #'],
  },
  {
    countries: ['TR'],
    highest: 70,
    streets: ['Çınar Sokak No. #', 'Bahçe Sokak No. #', 'Çeşme Sokak No. #', 'Gül Sokak No. #', 'Fırın Sokak No. #', 'Deniz Sokak No. #'],
  },
  {
    countries: ['CZ', 'PL', 'RS', 'HR', 'SI', 'BG'],
    highest: 70,
    streets: ['Nova #', 'Školska #', 'Lipova #', 'Vodna #', 'Zelena #', 'Kamena #', 'Mlynska #', 'Kovacka #', 'Sadova #', 'Vrtna #'],
  },
  {
    countries: ['HU'],
    highest: 60,
    streets: ['Kert utca #', 'Templom utca #', 'Malom utca #', 'Hárs utca #', 'Iskola utca #', 'Rózsa utca #', 'Part utca #'],
  },
  {
    countries: ['GE'],
    highest: 60,
    streets: ['# Vazi Street', '# Tsiteli Lane', '# Bagebi Street', '# Mtvare Street', '# Tskaro Street', '# Kldis Rise'],
  },
  {
    countries: ['MA', 'EG'],
    highest: 120,
    streets: ['# Derb el Hammam', '# Derb Zitoun', '# Rue des Orangers', '# Derb el Ferran', '# Rue du Souk', '# Derb Jdid', '# Sharia el Bahr', '# Zankat Nakhil'],
  },
  {
    countries: ['JP'],
    highest: 28,
    streets: ['Hon-machi 2-chōme #', 'Naka-machi 1-chōme #', 'Miyamae 3-chōme #', 'Terauchi 4-chōme #', 'Kawabata 2-chōme #', 'Sakura-chō #', 'Matsugaoka 1-chōme #'],
  },
  {
    countries: ['KR', 'TW'],
    highest: 60,
    streets: ['# Garden Road, Lane 12', '# Temple Street', '# Riverside Road', '# Lane 7, Market Street', '# School Road', '# Hillside Lane'],
  },
  {
    countries: ['TH'],
    highest: 190,
    streets: ['#/2 Soi Wat Mai', '# Soi Ruam Jai', '#/4 Soi Mali', '# Soi Chan', '#/1 Soi Bua', '# Soi Suan Phlu', '#/3 Soi Ratchada Noi'],
  },
  {
    countries: ['VN'],
    highest: 160,
    streets: ['# Hoa Sen', '# Lê Lợi', '# Trần Phú', '# Nguyễn Du', '# Hoa Hồng', '# Bạch Đằng', '# Phan Chu Trinh'],
  },
  {
    countries: ['ID', 'MY'],
    highest: 99,
    streets: ['Jalan Kenanga #', 'Jalan Mawar #', 'Gang Melati #', 'Jalan Pantai #', 'Jalan Sawah #', 'Jalan Cempaka #', 'Gang Kelapa #', 'Jalan Bukit #'],
  },
  {
    countries: ['PH', 'LK', 'NP'],
    highest: 120,
    streets: ['# Temple Road', '# Beach Road', '# Mango Lane', '# School Lane', '# Palm Road', '# Old Market Road', '# Lake Road'],
  },
];
