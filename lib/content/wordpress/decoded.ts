/** A part of an address with the signs that it stands for, such as a slug of a title in another script; as it is where it is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
