import { normalTags } from './record-rules'

/** The tags of all addresses of a person; of one that is written in two ways, the first. */
export const tagsOfAll = (ofAddresses: readonly (readonly string[])[]): string[] =>
  normalTags(ofAddresses.flat())

/**
 * How tags are shared out among the addresses of a person: each keeps what it had, as it is written now, and the first gets
 * what none had.
 *
 * @param tags all that the person has from now on
 * @param ofAddresses what each address has, the leading one first
 * @returns what each address has then
 */
export function sharedOut(
  tags: readonly string[],
  ofAddresses: readonly (readonly string[])[],
): string[][] {
  const known = ofAddresses.map((own) => new Set(own.map((tag) => tag.toLowerCase())))
  const isNew = (tag: string) => !known.some((own) => own.has(tag.toLowerCase()))
  return known.map((own, place) =>
    tags.filter((tag) => own.has(tag.toLowerCase()) || (place === 0 && isNew(tag))),
  )
}
