export const noImage = 'No image';
export const loading = 'Loading...';
