/** The absolute URL of a picture. A `src` that is already absolute is returned unchanged. */
export function buildAbsoluteUrl(publicUrl: string, src: string): string {
  return src.startsWith('/') ? publicUrl + src : src;
}
