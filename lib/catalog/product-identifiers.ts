// The numbers by which products are known beyond the store. Without schemas, so that the browser may load it.

export const MAX_SKU = 64
export const MAX_MPN = 70

const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14]

/** A GTIN as it is stored: without the spaces and hyphens that books and packages print in it. */
export const cleanGtin = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * Whether a number is a GTIN with the right check digit, by the GS1 General Specifications (section 7.9): from the right, digits
 * count three times and once in turn, and the check digit fills their sum up to a multiple of ten.
 */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !GTIN_LENGTHS.includes(text.length) || /^0+$/.test(text)) return false
  const [check = 0, ...digits] = [...text].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

/**
 * Whether a GTIN names one product all over the world. GS1 leaves some prefixes to numbers that stores and companies give
 * themselves (02, 04, 2) and to coupons (05, 98, 99), which channels refuse.
 */
export function isWorldwideGtin(gtin: string): boolean {
  if (gtin.length === 8) return !/^[02]/.test(gtin)
  return !/^(?:0[245]|2|9[89])/.test(gtin.padStart(14, '0').slice(1))
}

/** SKUs that differ only in the case of their letters are the same. */
export const skuKey = (sku: string): string => sku.toLowerCase()
