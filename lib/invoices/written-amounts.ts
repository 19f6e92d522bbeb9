/** A sum in cents, which may be negative, as a decimal text. */
export function signedDecimal(cents: number | bigint): string {
  const digits = String(cents).replace('-', '').padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `725` basis points → `7.25`. */
export const percentText = (basisPoints: number): string =>
  String(Math.round(basisPoints * 10) / 1000)
