/** The groups of facts and the labels of those that ship with the product or are asked for, by their stored names. */
export const groups = {
  Overview: 'Overview',
  Performance: 'Performance',
  'Range and charging': 'Range and charging',
  Cabin: 'Cabin',
  'Wheels and space': 'Wheels and space',
  Warranty: 'Warranty',
};
export const labels = {
  Type: 'Type',
  'Power source': 'Power source',
  Engine: 'Engine',
  Power: 'Power',
  Torque: 'Torque',
  'Driving modes': 'Driving modes',
  '0 to 100 km/h': '0 to 100 km/h',
  Consumption: 'Consumption',
  Range: 'Range',
  'Combined range': 'Combined range',
  'Electric range': 'Electric range',
  'DC charging': 'DC charging',
  'Infotainment screen': 'Infotainment screen',
  'Wireless charging': 'Wireless charging',
  Seats: 'Seats',
  Airbags: 'Airbags',
  Wheels: 'Wheels',
  Storage: 'Storage',
  Boot: 'Boot',
  Length: 'Length',
  'Ground clearance': 'Ground clearance',
};

export const powers = {
  Petrol: 'Petrol',
  Hybrid: 'Hybrid',
  'Plug-in hybrid': 'Plug-in hybrid',
  Electric: 'Electric',
};

export const engine = (litres: string) => `${litres} litre`;
export const hybridEngine = (litres: string) => `${litres} L hybrid`;
export const upTo = (figure: string) => `Up to ${figure}`;
export const from = (figure: string) => `From ${figure}`;
