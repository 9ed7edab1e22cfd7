export const documentKinds = 'PDF، DOC یا DOCX';
export const pictureKinds = 'JPEG، PNG، GIF، WebP، AVIF یا BMP';
