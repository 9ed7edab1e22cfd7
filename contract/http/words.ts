export const documentKinds = 'PDF, DOC or DOCX';
export const pictureKinds = 'JPEG, PNG, GIF, WebP, AVIF or BMP';
