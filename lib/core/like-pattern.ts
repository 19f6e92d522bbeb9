/**
 * Prepares a search for SQL LIKE: lower case, and `%`, `_` and `\` stand for themselves.
 *
 * @returns the pattern's middle, without wildcards around it
 */
export function escapeLike(search: string): string {
  return search.toLowerCase().replace(/[\\%_]/g, (special) => `\\${special}`)
}
