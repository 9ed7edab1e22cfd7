export const pakistan = 'Pakistan';
export const punjab = 'Punjab';
export const sindh = 'Sindh';
export const islamabad = 'Islamabad Capital Territory';
export const khyberPakhtunkhwa = 'Khyber Pakhtunkhwa';
export const balochistan = 'Balochistan';
export const gilgitBaltistan = 'Gilgit-Baltistan';
export const azadKashmir = 'Azad Kashmir';

export const petrol = 'Petrol';
export const diesel = 'Diesel';
export const hybrid = 'Hybrid';
export const plugInHybrid = 'Plug-in hybrid';
export const electric = 'Electric';

export const filer = 'Filer';
export const nonFiler = 'Non-filer';

export const freight = 'Freight and delivery';
export const advanceIncomeTax = 'Advance income tax on purchase';
export const capitalValueTax = 'Capital value tax';
export const registrationFee = 'Registration fee';
export const tokenTax = 'Token tax';
export const incomeTaxWithToken = 'Income tax with token';
export const luxuryTax = 'Luxury tax';
export const plates = 'Number plates and smart card';

export const beforeDelivery = 'Before delivery';
export const atRegistration = 'At registration';
export const everyYear = 'Every year, the first time at registration';

export const drive = 'what drives it';
export const engineSize = 'the engine’s exact size';
export const batterySize = 'the battery’s size';
export const origin = 'whether it is assembled in Pakistan';

export const and = ' and ';
