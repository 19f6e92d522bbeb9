/** A provider's word for the reason of a dispute, such as `UNAUTHORISED`, as text: `Unauthorised`. */
export function reasonText(reason: string): string {
  const words = reason.replaceAll('_', ' ').trim()
  return /[a-z]/.test(words) ? words : words.charAt(0) + words.slice(1).toLowerCase()
}
