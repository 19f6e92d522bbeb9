import type { LicenceNotice } from './choices'

/** Where a buyer says to be, as far as known. */
type Place = { country?: string | null; territory?: string | null; address?: string | null }

/** A piece of a cart, as far as the notice depends on it. */
type Piece = {
  /** A decimal string. */
  price: string
  isGiftCard?: boolean
  licenseType?: string | null
}

/** `California`, or the state beside one of its ZIP codes, 90001 to 96162. */
const IN_CALIFORNIA = /\bCalifornia\b|\bCA\b[\s,]*9(?:0[0-8]|[1-5]\d|6[01])\d\d\b/i

const isInCalifornia = ({ country, territory, address }: Place) =>
  territory
    ? territory === 'US-CA'
    : (!country || country === 'US') && IN_CALIFORNIA.test(address ?? '')

/** Whether buyers at a place are told that they buy a licence. @param sellerCountry counts for buyers of unknown place */
export function isToldOfLicence(
  choice: LicenceNotice,
  place: Place,
  sellerCountry: string,
): boolean {
  switch (choice) {
    case 'off':
      return false
    case 'everywhere':
      return true
    case 'unitedStates':
      return (place.country || sellerCountry) === 'US' || isInCalifornia(place)
    case 'california':
      return isInCalifornia(place)
  }
}

/** Whether it is about any of what is bought: subscriptions, what is free, and gift cards are exempt. */
export const hasLicence = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ price, isGiftCard, licenseType }) =>
      Number(price) > 0 && !isGiftCard && licenseType !== 'subscription',
  )
