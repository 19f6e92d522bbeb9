// A whole list of products in parts of its own address each, for those who follow links.

import { PAGE_SIZE } from './listing-choices'

/** Beyond what any list has, and what a database can skip. */
const LAST_PART = 1_000_000

/**
 * The address of a part of a list.
 *
 * @param list the address of the list, such as `/products`, which is its first part
 * @param number from 1 on
 */
export const partUrl = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page/${number}`

/** The part that an address names; `null` for what is no number from 1 on, written as such. */
export function partOfUrl(text: string): number | null {
  const number = Number(text)
  return /^[1-9]\d{0,6}$/.test(text) && number <= LAST_PART ? number : null
}

/** How many products stand before a part. */
export const productsBefore = (number: number): number => (number - 1) * PAGE_SIZE
