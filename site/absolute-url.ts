/** The address of a picture as other sites need it; those that are elsewhere have it already. */
export function absoluteUrl(publicUrl: string, src: string): string {
  return src.startsWith('/') ? publicUrl + src : src;
}
