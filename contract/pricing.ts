/** A car of the price list as anyone may see it (document 3, section 3). */
export interface Car {
  _id: string;
  name: string;
  model: string;
  variant: string | null;
  /** What pages and requests look the car up by; unique, letter case aside. */
  vehicleId: string;
  /** Whole rupees, ex factory. */
  basePrice: number;
  imageUrl: string | null;
  description: string | null;
  isActive: boolean;
  /** Loaded with the product to show it; its price is no offer. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

export type AdjustmentType = 'fixed' | 'percentage';

/** A city and what a car costs more or less there (document 3, section 3). */
export interface City {
  _id: string;
  name: string;
  province: string;
  /** Whole rupees if fixed, else per cent of the base price, perhaps with decimals. */
  priceAdjustment: number;
  adjustmentType: AdjustmentType;
  description: string | null;
  isActive: boolean;
  /** Loaded with the product to show it; its freight is no offer. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** What a car costs in a city, in whole rupees. */
export interface PriceCalculation {
  car: Pick<Car, 'name' | 'model' | 'variant'>;
  city: Pick<City, 'name' | 'province'>;
  pricing: { basePrice: number; cityAdjustment: number; finalPrice: number };
}

export interface PriceStats {
  totalCalculations: number;
  totalActiveCars: number;
  totalActiveCities: number;
}

/** How lists and selects name a car: 'Haval H6 1.5'. */
export function carLabel({ model, variant }: Pick<Car, 'model' | 'variant'>): string {
  return variant ? `${model} ${variant}` : model;
}

export const priceMessages = {
  carsFailed: 'Failed to fetch cars',
  citiesFailed: 'Failed to fetch cities',
  statsFailed: 'Failed to fetch calculation stats',
  calculateFailed: 'Failed to calculate price',
  bothNeeded: 'Please select both a car and a city',
  unavailable: 'Price unavailable',
  calculating: 'Calculating...',
} as const;

export const calculatePath = '/price-calculator/calculate';
