export const noImage = 'تصویر دستیاب نہیں';
export const loading = 'لوڈ ہو رہی ہے…';
