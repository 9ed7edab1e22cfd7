export const onThisPage = 'اس صفحے پر';
