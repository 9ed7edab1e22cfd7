export const callMe = (time: string) => `براہ کرم مجھے ${time} پر فون کریں۔`;
