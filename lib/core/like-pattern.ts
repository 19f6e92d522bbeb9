/**
 * Escapes a search for SQL LIKE: lower case, with `%`, `_` and `\` as literals.
 *
 * @returns the pattern's middle, without wildcards around it
 */
export function escapeLike(search: string): string {
  return search.toLowerCase().replace(/[\\%_]/g, (special) => `\\${special}`)
}
