/** Given and family names by where people come from; given names are women's, then men's. */
export interface NameStock {
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly dial: string;
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
}

const list = (names: string) => names.split(' ');

export const NAME_STOCKS: readonly NameStock[] = [
  { countries: ['PT'], languages: ['pt', 'en'], dial: '+351', women: list('Inês Beatriz Marta Joana Leonor'), men: list('Tiago Rui Duarte Miguel Nuno'), families: list('Carvalho Teixeira Moreira Lopes Antunes Matos') },
  { countries: ['BR'], languages: ['pt', 'en', 'es'], dial: '+55', women: list('Luana Camila Thaís Bruna'), men: list('Rafael Caio Otávio Murilo'), families: list('Azevedo Barbosa Nogueira Prado Vieira') },
  { countries: ['ES'], languages: ['es', 'en'], dial: '+34', women: list('Lucía Nuria Carmen Irene Aina'), men: list('Álvaro Pau Sergio Iván Hugo'), families: list('Navarro Ortega Vidal Serrano Molina Ferrer') },
  { countries: ['MX', 'GT'], languages: ['es', 'en'], dial: '+52', women: list('Ximena Renata Daniela Itzel'), men: list('Emiliano Rodrigo Santiago Leonardo'), families: list('Morales Cárdenas Villalobos Rangel Ibarra') },
  { countries: ['CO', 'EC', 'PE'], languages: ['es', 'en'], dial: '+57', women: list('Valentina Paola Mariana Killa'), men: list('Andrés Esteban Julián Nicolás'), families: list('Restrepo Quispe Zapata Salazar Ospina Benítez') },
  { countries: ['AR', 'UY'], languages: ['es', 'en', 'it'], dial: '+54', women: list('Florencia Agustina Pilar Malena'), men: list('Joaquín Facundo Lautaro Matías'), families: list('Bianchi Peralta Ledesma Ferreyra Acosta Rossi') },
  { countries: ['FR'], languages: ['fr', 'en'], dial: '+33', women: list('Camille Margaux Élodie Solène'), men: list('Baptiste Théo Adrien Bastien'), families: list('Lefèvre Marchand Girard Perrin Chevalier') },
  { countries: ['GB', 'IE'], languages: ['en'], dial: '+44', women: list('Niamh Harriet Isla Freya Aoife'), men: list('Callum Rory Edward Finlay Declan'), families: list('Whitaker Doyle Sinclair Byrne Hartley Okafor') },
  { countries: ['US'], languages: ['en', 'es'], dial: '+1', women: list('Maya Brooke Alana Jasmine'), men: list('Marcus Theo Wyatt Darnell'), families: list('Coleman Reyes Hawkins Goldberg Tran Bishop') },
  { countries: ['CA'], languages: ['en', 'fr'], dial: '+1', women: list('Geneviève Claire Sasha Priyanka'), men: list('Étienne Liam Owen Dev'), families: list('Tremblay Gagnon MacLeod Bouchard Singh') },
  { countries: ['AU', 'NZ'], languages: ['en'], dial: '+61', women: list('Matilda Aroha Georgia Tess'), men: list('Lachlan Wiremu Angus Jarrah'), families: list('Fraser Ngata Walsh Pemberton Kelly') },
  { countries: ['DE', 'AT'], languages: ['de', 'en'], dial: '+49', women: list('Johanna Lena Friederike Mareike Hannah'), men: list('Jonas Moritz Lukas Florian Matthias'), families: list('Brandt Hofer Vogel Lindner Kaiser Steiner') },
  { countries: ['NL', 'BE'], languages: ['nl', 'en', 'de'], dial: '+31', women: list('Femke Lotte Sanne Anouk'), men: list('Bram Sander Joris Wout'), families: ['de Vries', 'Jansen', 'Claes', 'van Dam', 'Peeters'] },
  { countries: ['DK', 'SE'], languages: ['sv', 'en'], dial: '+46', women: list('Freja Astrid Linnea Signe'), men: list('Emil Gustav Rasmus Axel'), families: list('Lindqvist Nørgaard Holm Bergström Kjær') },
  { countries: ['IS'], languages: ['is', 'en'], dial: '+354', women: list('Sigrún Hildur Birna'), men: list('Arnar Kári Gunnar'), families: list('Jónsdóttir Hauksson Helgadóttir Einarsson') },
  { countries: ['EE'], languages: ['et', 'en'], dial: '+372', women: list('Kadri Liis Maarja'), men: list('Taavi Rasmus Kristjan'), families: list('Tamm Saar Kask Mägi') },
  { countries: ['IT'], languages: ['it', 'en'], dial: '+39', women: list('Chiara Giulia Ilaria Noemi'), men: list('Matteo Lorenzo Davide Salvo'), families: list('Moretti Greco Conti Vitale Lombardi') },
  { countries: ['GR'], languages: ['el', 'en'], dial: '+30', women: list('Eleni Katerina Danae'), men: list('Nikos Stavros Giorgos'), families: list('Papadakis Vlachos Nikolaidis Manou Stathaki') },
  { countries: ['TR'], languages: ['tr', 'en', 'de'], dial: '+90', women: list('Elif Zeynep Defne'), men: list('Emre Kerem Deniz'), families: list('Yıldız Aydın Demirci Koç') },
  { countries: ['CZ'], languages: ['cs', 'en', 'de'], dial: '+420', women: list('Tereza Barbora Klára'), men: list('Vojtěch Ondřej Matěj'), families: list('Dvořák Horáček Beneš Marek') },
  { countries: ['PL'], languages: ['pl', 'en'], dial: '+48', women: list('Zofia Kinga Agnieszka'), men: list('Wojtek Jakub Kacper'), families: list('Zieliński Wrona Mazur Nowicka') },
  { countries: ['HU'], languages: ['hu', 'en'], dial: '+36', women: list('Réka Zsófia Dóra Eszter'), men: list('Bence Gergő Máté Ádám'), families: list('Szabó Kovács Varga Balogh Lakatos') },
  { countries: ['RS', 'HR', 'SI', 'BG'], languages: ['hr', 'en'], dial: '+385', women: list('Jelena Petra Mila Neža Rada'), men: list('Luka Marko Stefan Matej Ivo'), families: list('Kovačić Petrović Novak Dimitrov Horvat') },
  { countries: ['GE'], languages: ['ka', 'en', 'ru'], dial: '+995', women: list('Nino Tamar Ketevan'), men: list('Giorgi Levan Irakli'), families: list('Beridze Kapanadze Lomidze Gelashvili') },
  { countries: ['ZA'], languages: ['en', 'af'], dial: '+27', women: list('Thandi Naledi Marike'), men: list('Sipho Ruan Lwazi'), families: ['Dlamini', 'van Wyk', 'Mokoena', 'Petersen'] },
  { countries: ['MA', 'EG'], languages: ['ar', 'fr', 'en'], dial: '+212', women: list('Salma Yasmine Nour Imane'), men: list('Youssef Karim Omar Hamza'), families: ['Benali', 'El Idrissi', 'Mansour', 'Haddad', 'Tazi'] },
  { countries: ['KE'], languages: ['sw', 'en'], dial: '+254', women: list('Wanjiru Achieng Makena'), men: list('Kamau Otieno Mwangi'), families: list('Njoroge Odhiambo Mutua Kariuki') },
  { countries: ['JP'], languages: ['ja', 'en'], dial: '+81', women: list('Haruka Yui Mio Akiko'), men: list('Kenta Sōta Daichi Ryo'), families: list('Nakamura Fujii Ishikawa Morita Hayashi') },
  { countries: ['KR'], languages: ['ko', 'en'], dial: '+82', women: list('Jiwoo Soyeon Hana'), men: list('Minjun Taeyang Joon'), families: list('Kim Choi Jung Han') },
  { countries: ['TW'], languages: ['zh', 'en'], dial: '+886', women: list('Pei-Yu Yi-Chen Hsin'), men: list('Wei-Lun Chih-Hao Ming'), families: list('Chen Lin Huang Tsai') },
  { countries: ['TH'], languages: ['th', 'en'], dial: '+66', women: list('Ploy Fah Nam Mali'), men: list('Krit Tawan Pong Anan'), families: list('Suwan Chaiyasit Rattana Phromma Wongsa') },
  { countries: ['VN'], languages: ['vi', 'en'], dial: '+84', women: list('Linh Thảo Mai'), men: list('Minh Quân Khoa'), families: list('Nguyễn Trần Phạm Đặng') },
  { countries: ['ID', 'MY'], languages: ['id', 'en'], dial: '+62', women: list('Ayu Wulan Nadia Siti'), men: list('Wayan Made Putu Hafiz'), families: list('Pratama Suryani Rahman Wibowo Lestari') },
  { countries: ['PH'], languages: ['tl', 'en'], dial: '+63', women: list('Isabel Tala'), men: list('Paolo Jomar'), families: list('Reyes Santos Dumlao') },
  { countries: ['LK', 'NP'], languages: ['en', 'ne'], dial: '+94', women: list('Dilini Sunita Anjali'), men: list('Kasun Bikash Ruwan'), families: list('Perera Gurung Fernando Shrestha') },
];
