export const confidence = 'Confidence';
export const peaceOfMind = 'Peace of mind';
export const sophistication = 'Sophistication';

export const comfortSeats = 'Comfort-Tek Seats';
export const infotainmentSystem = (screenInches: string) =>
  `${screenInches}-inch infotainment system`;
export const drivingExperience = 'Best Driving Experience';
export const soundSystem = 'Premium DTS Sound System';

export const infotainment = 'Infotainment';
export const wheels = 'Wheels';
export const wirelessCharging = 'Wireless charging';
export const storage = 'Storage';
export const power = 'Power';
export const combinedPower = 'Combined power';
export const torque = 'Torque';
export const hybrid = 'Hybrid';
export const electric = 'Electric';
export const range = 'Range';
export const combinedRange = 'Combined range, up to';
export const electricRange = 'Electric range, up to';
export const frontWheelRange = 'Range, front-wheel drive';
export const allWheelRange = 'Range, all-wheel drive';
export const acceleration = '0 to 100 km/h';
export const years = (count: number) => `${count} years`;
export const hybridWarranty = 'Or 160,000 km on battery, motor and controller';
export const hybridWarrantyOnCard = 'Or 160,000 km, HEV battery';
export const standardWarranty = 'Or 150,000 km standard warranty, whichever comes first';
export const standardWarrantyOnCard = 'Or 150,000 km, warranty';

export const comfortSeatsText = 'Seats that hold you where you want to be, hour after hour.';
export const soundSystemText = 'Speakers placed for the cabin, and tuned to it.';
export const interfaceTitle = 'A clear interface';
export const interfaceText = 'Large type, few steps, and the same place for the same thing.';
export const appControlTitle = 'App control';
export const appControlText = 'Check on the car from your phone.';
export const steeringTitle = 'Steering';
export const steeringText = 'Light when you park, steady at speed.';
export const safetyTitle = 'Safety by design';
export const safetyText = 'A body built to protect its occupants.';
export const transmissionTitle = 'Transmission';
export const transmissionText = 'Shifts you hardly notice, at the moment you need them.';
export const hybridDriveTitle = 'Hybrid drive';
export const chargingTitle = 'Charging';
export const drivingModesTitle = 'Driving modes';
